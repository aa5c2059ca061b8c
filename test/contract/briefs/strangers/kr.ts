import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '달콤한 오후는 강릉 안목해변 근처의 디저트 카페입니다. 크로플 7,500원, 수제 요거트 6,000원, 아메리카노 4,000원. 매일 11시부터 21시까지, 화요일은 쉽니다.',
    expect: {
      industry: 'cafe',
      name: '달콤한 오후',
      place: ['강릉', '강릉 안목해변'],
      hours: 'Mo,We-Su 11:00-21:00',
      prices: ['크로플 7500 KRW', '수제 요거트 6000 KRW', '아메리카노 4000 KRW'],
    },
  },
  {
    brief:
      '안녕하세요 이사청소 입주청소 전문업체 반짝반짝 입니다. 대전 세종 전지역. 평당 1만2천원. 에어컨 청소 8만원. 연중무휴 상담 010-2233-4455',
    expect: {
      industry: 'cleaning',
      name: '반짝반짝',
      place: '대전',
      phone: '+821022334455',
      open: ['prices', 'place', 'hours'],
    },
  },
  {
    brief:
      '한의원 홈페이지가 필요해요. 이름은 맑은숨한의원이고 청주시 상당구 상당로 55에 있습니다. 월~금 9:30-19:00, 토 9:30-14:00, 점심시간 13-14시. 첩약 상담, 추나, 침 치료. 043-222-7788',
    expect: {
      industry: 'clinic',
      name: '맑은숨한의원',
      place: '청주시 상당구 상당로 55',
      phone: '+82432227788',
      hours: 'Mo-Fr 09:30-13:00,14:00-19:00; Sa 09:30-14:00',
      open: ['hours'],
    },
  },
  {
    brief:
      '꽃집 봄날의 약속 / 서울 은평구 연서로 101 / 꽃다발 3만원부터 / 화분 2만 5천원 / 평일 10시~20시 주말 10시~18시 / 02-355-1212',
    expect: {
      industry: 'florist',
      name: ['봄날의 약속', '꽃집 봄날의 약속'],
      place: '서울 은평구 연서로 101',
      phone: '+8223551212',
      hours: 'Mo-Fr 10:00-20:00; Sa-Su 10:00-18:00',
      prices: ['꽃다발 from 30000 KRW', '화분 25000 KRW'],
    },
  },
  {
    brief:
      '저는 일러스트레이터 윤서하입니다. 그림책과 광고 그림을 그립니다. 부산에 작업실이 있어요. 작업 의뢰는 seoha@draw.example 로 보내 주세요.',
    expect: {
      industry: 'portfolio',
      name: '윤서하',
      place: '부산',
      email: 'seoha@draw.example',
    },
  },
  {
    brief:
      '직장인을 위한 저녁 필라테스 스튜디오 균형잡기. 수원 인계동. 그룹 10회 25만원, 개인 1회 6만원. 평일 오후 5시~11시. 첫 방문 체험 무료. 031-233-4545',
    expect: {
      industry: ['fitness', 'wellness'],
      name: '균형잡기',
      place: '수원 인계동',
      phone: '+82312334545',
      hours: 'Mo-Fr 17:00-23:00',
      audience: '직장인',
      prices: ['그룹 10회 250000 KRW', '개인 1회 60000 KRW'],
    },
  },
]
