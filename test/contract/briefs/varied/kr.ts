import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '안녕하세요 청주에서 동네 빵집 하고 있어요. 이름은 보리밭제과예요. 식빵 5천원 소금빵 2,800원 단팥빵 2천원. 오전 8시부터 저녁 8시까지 하고 월요일은 쉽니다. 배달은 안 해요. 043-222-1234',
    expect: {
      industry: 'bakery',
      name: '보리밭제과',
      place: '청주',
      phone: '+82432221234',
      hours: 'Tu-Su 08:00-20:00',
      prices: ['식빵 5000 KRW', '소금빵 2800 KRW', '단팥빵 2000 KRW'],
    },
  },
  {
    brief:
      '속초 중앙시장 근처 생선구이집 등대식당입니다. 모둠구이 2인 38,000원, 고등어구이 12,000원, 공기밥 1,000원. 영업시간 11:00-21:00 (브레이크타임 15:00-17:00), 매주 화요일 휴무. 예약 033-631-1234',
    expect: {
      industry: 'restaurant',
      name: '등대식당',
      place: '속초',
      phone: '+82336311234',
      hours: 'Mo,We-Su 11:00-15:00,17:00-21:00',
      prices: ['모둠구이 2인 38000 KRW', '고등어구이 12000 KRW', '공기밥 1000 KRW'],
    },
  },
  {
    brief:
      '부산 전포동 위스키바 "늦은밤"이에요. 하이볼 9천원부터, 위스키 한 잔 1만5천원부터. 저녁 7시부터 새벽 2시까지, 일요일 휴무. 미성년자 출입 불가. 어둡고 차분한 분위기로 부탁드려요. 0507-1234-5678',
    expect: {
      industry: 'bar',
      name: '늦은밤',
      place: '부산 전포동',
      phone: '+8250712345678',
      hours: 'Mo-Sa 19:00-02:00',
      prices: ['하이볼 from 9000 KRW', '위스키 한 잔 from 15000 KRW'],
    },
  },
  {
    brief:
      '헤어살롱 온결. 광주 동명동. 여성 커트 25,000원 / 남성 커트 20,000원 / 디자인 펌 12만원부터 / 뿌리염색 6만원. 화수목금 10시~20시, 토 10시~18시. 일월 정기휴무. 062-222-1234',
    expect: {
      industry: 'hair-salon',
      name: '헤어살롱 온결',
      place: '광주 동명동',
      phone: '+82622221234',
      hours: 'Tu-Fr 10:00-20:00; Sa 10:00-18:00',
      prices: [
        '여성 커트 25000 KRW',
        '남성 커트 20000 KRW',
        '디자인 펌 from 120000 KRW',
        '뿌리염색 60000 KRW',
      ],
    },
  },
  {
    brief:
      '튼튼마디한의원은 대구 수성구에 있는 한의원입니다. 침, 추나, 한약. 월·수·금 9:30-19:00, 화·목 9:30-21:00, 토 9:30-13:00, 점심 13:00-14:00, 일요일 휴진. 첫 진료비 15,000원. 문의 053-751-1234 팩스 053-751-1235',
    expect: {
      industry: 'clinic',
      name: '튼튼마디한의원',
      place: '대구 수성구',
      phone: '+82537511234',
      hours: 'Mo,We,Fr 09:30-13:00,14:00-19:00; Tu,Th 09:30-13:00,14:00-21:00; Sa 09:30-13:00',
      prices: ['첫 진료비 15000 KRW'],
    },
  },
  {
    brief:
      '24시 헬스장 머슬팩토리 천안점. 연중무휴 24시간 운영. 1개월 6만원, 3개월 15만원, PT 10회 55만원. 락커 무료. 041-555-1234',
    expect: {
      industry: 'fitness',
      name: '머슬팩토리 천안점',
      place: '천안',
      phone: '+82415551234',
      hours: '24/7',
      prices: ['1개월 60000 KRW', '3개월 150000 KRW', 'PT 10회 550000 KRW'],
    },
  },
  {
    brief:
      '주식회사 단단건설. 단독주택 신축과 리모델링. 2001년 설립, 춘천시 소재. 평당 시공비 650만원부터. 상담은 월~금 09:00~18:00. 033-255-1234 / build@dandan.example',
    expect: {
      industry: 'construction',
      name: '주식회사 단단건설',
      place: '춘천시',
      phone: '+82332551234',
      email: 'build@dandan.example',
      since: 2001,
      hours: 'Mo-Fr 09:00-18:00',
      prices: ['평당 시공비 from 6500000 KRW'],
    },
  },
  {
    brief:
      '청소는 역시 말끔청소! 고양, 파주 지역 이사청소 합니다. 원룸 18만원 투룸 25만원 평수별 문의. 사무실 청소는 하지 않아요. 매일 8시~18시. 010-4567-8901',
    expect: {
      industry: 'cleaning',
      name: '말끔청소',
      place: '고양',
      phone: '+821045678901',
      hours: 'Mo-Su 08:00-18:00',
      prices: ['원룸 180000 KRW', '투룸 250000 KRW'],
    },
  },
  {
    brief:
      '독립서점 책방 여백을 운영합니다. 전주시 완산구. 시집, 에세이, 독립출판물을 팔아요. 수요일~일요일 13:00~19:00 열고 월화는 닫습니다. 온라인 주문은 https://yeobaek.example 에서.',
    expect: {
      industry: 'shop',
      name: '책방 여백',
      place: '전주시 완산구',
      url: 'https://yeobaek.example',
      hours: 'We-Su 13:00-19:00',
    },
  },
  {
    brief:
      '꽃집 들꽃상회 | 대전 유성구 | 꽃다발 35,000원부터, 화분 2만원부터, 웨딩 부케 15만원 | 10시~20시 일요일 휴무 | 당일 배송 안 됩니다 | 042-822-1234',
    expect: {
      industry: 'florist',
      name: '꽃집 들꽃상회',
      place: '대전 유성구',
      phone: '+82428221234',
      hours: 'Mo-Sa 10:00-20:00',
      prices: ['꽃다발 from 35000 KRW', '화분 from 20000 KRW', '웨딩 부케 150000 KRW'],
    },
  },
  {
    brief:
      '사진관 오늘의빛. 증명사진 25,000원, 가족사진 18만원, 프로필 촬영 15만원부터. 수원시 팔달구 행궁로 30. 11:00~19:00 매주 월요일 휴무. 웨딩은 찍지 않습니다. 031-241-1234',
    expect: {
      industry: 'photography',
      name: '사진관 오늘의빛',
      place: '수원시 팔달구 행궁로 30',
      phone: '+82312411234',
      hours: 'Tu-Su 11:00-19:00',
      prices: ['증명사진 25000 KRW', '가족사진 180000 KRW', '프로필 촬영 from 150000 KRW'],
    },
  },
  {
    brief:
      '그래픽 디자이너 서하람의 포트폴리오 사이트를 원해요. 포스터, 책 디자인, 브랜드 작업. 2020년 서울, 2023년 도쿄에서 전시했습니다. 흑백에 빨간색 포인트. haram@design.example',
    expect: { industry: 'portfolio', name: '서하람', email: 'haram@design.example' },
  },
  {
    brief:
      '제12회 통영 바다영화제 2026년 10월 9일~11일, 오전 10시부터 밤 10시까지. 단편 40편 상영과 감독과의 대화. 1일권 1만원, 전일권 2만5천원. 문의 film@sea.example',
    expect: {
      industry: 'event',
      name: '통영 바다영화제',
      place: '통영',
      email: 'film@sea.example',
      prices: ['1일권 10000 KRW', '전일권 25000 KRW'],
    },
  },
  {
    brief:
      '사단법인 함께걷는길은 시각장애인과 함께 산을 오르는 봉사단체입니다. 2008년에 설립했고 서울 은평구에 사무실이 있습니다. 작년에 1억 2천만원을 후원받았습니다. 자원봉사 신청 walk@together.example',
    expect: {
      industry: 'nonprofit',
      name: '사단법인 함께걷는길',
      place: '서울 은평구',
      email: 'walk@together.example',
      since: 2008,
    },
  },
  {
    brief:
      '세무회계 바른길 사무소. 종합소득세, 법인 결산, 상속세 상담. 기장료 월 11만원부터. 창원시 성산구 중앙대로 100, 3층. 평일 오전 9시~오후 6시(점심 12시~1시). 전화 055-261-1234',
    expect: {
      industry: 'professional-services',
      name: '세무회계 바른길 사무소',
      place: '창원시 성산구 중앙대로 100',
      phone: '+82552611234',
      hours: 'Mo-Fr 09:00-12:00,13:00-18:00',
      prices: ['기장료 from 110000 KRW'],
    },
  },
  {
    brief:
      '푸른공인중개사사무소 아파트·상가·토지 매매와 전월세. 김해시 내외동. 월~토 09:00~19:00. 055-321-1234. 작년 거래 140건.',
    expect: {
      industry: 'real-estate',
      name: '푸른공인중개사사무소',
      place: '김해시 내외동',
      phone: '+82553211234',
      hours: 'Mo-Sa 09:00-19:00',
    },
  },
  {
    brief:
      '느린 편지. 일 년 뒤에 도착하는 편지를 보관해 드립니다. 군산에서 두 사람이 운영해요. slow@letter.example',
    expect: { industry: 'general', name: '느린 편지', place: '군산', email: 'slow@letter.example' },
  },
]
