import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '동네 술집 늦은 저녁입니다. 서울 망원동에 있고 하이볼 7천원, 닭꼬치 6천원, 오늘의 안주 1만 5천원이에요. 화요일부터 일요일까지 오후 6시~새벽 1시.',
    expect: {
      industry: ['bar', 'restaurant'],
      name: '늦은 저녁',
      place: '서울 망원동',
      hours: 'Tu-Su 18:00-01:00',
      prices: ['하이볼 7000 KRW', '닭꼬치 6000 KRW', '오늘의 안주 15000 KRW'],
    },
  },
  {
    brief:
      '우리 펜션 이름은 솔바람이에요. 강원도 평창군 봉평면에 있고 커플실 11만원, 가족실 18만원입니다. 입실 오후 3시 퇴실 오전 11시. 033-334-5566',
    expect: {
      industry: 'lodging',
      name: '솔바람',
      place: ['강원도 평창군 봉평면', '평창군 봉평면'],
      phone: '+82333345566',
      prices: ['커플실 110000 KRW', '가족실 180000 KRW'],
    },
  },
  {
    brief:
      '세무사 오지훈 사무소 – 자영업자와 프리랜서를 위한 기장·신고 대행. 월 기장료 10만원부터. 대구 수성구 달구벌대로 2400. 평일 9시~18시. tax@ohjihoon.example',
    expect: {
      industry: 'professional-services',
      name: ['세무사 오지훈 사무소', '오지훈 사무소', '오지훈'],
      place: '대구 수성구 달구벌대로 2400',
      email: 'tax@ohjihoon.example',
      hours: 'Mo-Fr 09:00-18:00',
      audience: '자영업자와 프리랜서',
      prices: ['월 기장료 from 100000 KRW'],
    },
  },
]
