import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      "안녕하세요 전주 한옥마을 근처에서 작은 도자기 공방 '흙이랑'을 하고 있어요. 원데이 클래스 45,000원, 머그컵 28,000원. 월요일 쉽니다.",
    expect: {
      industry: ['education', 'shop', 'portfolio'],
      name: '흙이랑',
      open: ['place', 'hours'],
      prices: ['원데이 클래스 45000 KRW', '머그컵 28000 KRW'],
    },
  },
  {
    brief:
      '동네 세탁소 하얀날개. 와이셔츠 2천원, 정장 한벌 9천원, 운동화 6천원. 수원시 팔달구 매산로 21',
    expect: {
      industry: ['cleaning', 'trades'],
      name: ['하얀날개', '세탁소 하얀날개'],
      place: '수원시 팔달구 매산로 21',
      prices: ['와이셔츠 2000 KRW', '정장 한벌 9000 KRW', '운동화 6000 KRW'],
    },
  },
  {
    brief:
      '강아지 미용실 몽글몽글 – 소형견 전체미용 50,000원부터, 목욕 20,000원. 예약제 / 10:00~19:00 / 일요일 휴무 / 대구 수성구',
    expect: {
      industry: ['general', 'hair-salon'],
      name: ['몽글몽글', '강아지 미용실 몽글몽글'],
      hours: 'Mo-Sa 10:00-19:00',
      open: ['place'],
      prices: ['소형견 전체미용 from 50000 KRW', '목욕 20000 KRW'],
    },
  },
  {
    brief: '개인회생, 상속, 이혼 상담. 법무법인 바른걸음. 서울 서초구. 02-555-0148',
    expect: {
      industry: 'professional-services',
      name: '법무법인 바른걸음',
      phone: '+8225550148',
      open: ['place'],
    },
  },
  {
    brief:
      '홈페이지 부탁드려요. 저희는 초등학생을 위한 코딩 학원이고 이름은 꼬마개발자예요. 세종시에 있고 월 18만원입니다.',
    expect: {
      industry: 'education',
      name: '꼬마개발자',
      place: ['세종시', '세종'],
      audience: '초등학생',
      open: ['prices'],
    },
  },
  {
    brief: '제주 애월 바다 앞 독채 펜션, 스테이 파도결. 1박 22만원부터. 반려견 동반 가능',
    expect: {
      industry: 'lodging',
      name: '스테이 파도결',
      open: ['place'],
      prices: ['1박 from 220000 KRW'],
    },
  },
  {
    brief: "인디밴드 '새벽네시'입니다. 12월 20일 홍대에서 단독공연합니다. 예매 33,000원",
    expect: { industry: 'music', name: '새벽네시', open: ['place'], prices: ['예매 33000 KRW'] },
  },
  {
    brief:
      "꽃집이에요 이름 없이 그냥 동네 꽃집... 아 간판은 '봄비'라고 되어 있어요 꽃다발 3만원부터 화분도 팔아요 부산 전포동",
    expect: {
      industry: 'florist',
      name: '봄비',
      place: ['부산', '부산 전포동', '전포동'],
      prices: ['꽃다발 from 30000 KRW'],
    },
  },
]
