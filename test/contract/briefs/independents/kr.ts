import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '달무리제과, 전주시의 빵집입니다. 화요일부터 토요일까지 오전 8시부터 오후 6시까지 영업합니다. 단팥빵 2,500원. 전화 063-255-0142.',
    expect: {
      industry: 'bakery',
      name: '달무리제과',
      place: ['전주시', '전주'],
      phone: '+82632550142',
      hours: 'Tu-Sa 08:00-18:00',
      prices: ['단팥빵 2500 KRW'],
    },
  },
  {
    brief:
      "안녕하세요~ 강릉에서 작은 꽃집 하고 있어요. 이름은 '풀잎한줌'이에요! 꽃다발은 3만원부터이고 예약은 010-5550-0164로 문자 주세요. 졸업 시즌에는 좀 일찍 말씀해 주시면 좋아요 ㅎㅎ",
    expect: {
      industry: 'florist',
      name: '풀잎한줌',
      place: '강릉',
      phone: '+821055500164',
      prices: ['꽃다발 from 30000 KRW'],
    },
  },
  {
    brief:
      '강아지랑 고양이 진료 봅니다. 춘천시 퇴계동에 있고 주차 가능합니다. 수술은 예약제예요.\n도담누리동물병원',
    expect: {
      industry: 'clinic',
      name: '도담누리동물병원',
      place: ['춘천시 퇴계동', '춘천시'],
    },
  },
  {
    brief:
      '세무사 변가람입니다. 대전 유성구에서 1인 사업자를 위한 세금 신고를 도와드립니다. 기장료는 8만원부터이고 상담 메일은 garam@byuntax.example 입니다.',
    expect: {
      industry: 'professional-services',
      name: ['변가람', '세무사 변가람'],
      place: '대전 유성구',
      email: 'garam@byuntax.example',
      audience: '1인 사업자',
      prices: ['기장료 from 80000 KRW'],
    },
  },
  {
    brief:
      '홍대 타투샵 먹점 입니다 미니타투 8만원부터 100% 예약제 인스타 디엠 주세요 커버업도 합니다',
    expect: {
      industry: ['wellness', 'portfolio', 'hair-salon', 'general'],
      name: ['먹점', '타투샵 먹점'],
      place: '홍대',
      prices: ['미니타투 from 80000 KRW'],
    },
  },
  {
    brief:
      "저희는 울산에서 노래하는 아마추어 합창단 '퇴근길도레'입니다. 매주 화요일 저녁 7시 반에 연습합니다. 악보 못 봐도 괜찮아요, 단원 모집 중! 12월에는 정기공연도 합니다.",
    expect: {
      industry: 'music',
      name: [
        '퇴근길도레',
        "아마추어 합창단 '퇴근길도레'",
        "합창단 '퇴근길도레'",
        '합창단 퇴근길도레',
      ],
      place: '울산',
    },
  },
  {
    brief:
      '고장난 우산이랑 선풍기를 같이 고치는 동네 모임이에요. 광주 북구에서 하고 있고 이름은 고쳐쓰는사람들입니다. 참가비는 없어요. 공구도 빌려드리고 커피도 드려요. 한 달에 한 번 모입니다.',
    expect: {
      industry: ['nonprofit', 'event', 'general'],
      name: '고쳐쓰는사람들',
      place: '광주 북구',
    },
  },
  {
    brief:
      '주식회사 너른마루건설은 2004년에 설립되어 경기도 파주시에서 단독주택을 짓고 있습니다. 문의: hello@nereunmaru.example, 031-955-0146',
    expect: {
      industry: 'construction',
      name: ['주식회사 너른마루건설', '너른마루건설'],
      place: ['경기도 파주시', '파주시'],
      phone: '+82319550146',
      email: 'hello@nereunmaru.example',
      since: 2004,
    },
  },
  {
    brief:
      '헤어살롱 결머리, 성남시 분당구 정자동. 컷 2만 5천원, 펌 9만원부터. 화~일 10:30-20:00. 월요일은 쉬어요',
    expect: {
      industry: 'hair-salon',
      name: ['헤어살롱 결머리', '결머리'],
      place: '성남시 분당구 정자동',
      hours: 'Tu-Su 10:30-20:00',
      prices: ['컷 25000 KRW', '펌 from 90000 KRW'],
    },
  },
  {
    brief:
      '골목끝오크통. 서울 을지로에 있는 위스키 바입니다. 월요일부터 토요일까지 저녁 7시부터 새벽 2시까지. 하이볼 12,000원.',
    expect: {
      industry: 'bar',
      name: '골목끝오크통',
      place: ['서울 을지로', '서울'],
      hours: 'Mo-Sa 19:00-02:00',
      prices: ['하이볼 12000 KRW'],
    },
  },
  {
    brief:
      '어서오세요, 게스트하우스 솔방울다섯입니다! 경주 시내에서 걸어서 5분 거리예요. 도미토리 28,000원, 체크인은 오후 4시부터 10시까지입니다. 조식은 제가 직접 끓인 누룽지예요.',
    expect: {
      industry: 'lodging',
      name: ['게스트하우스 솔방울다섯', '솔방울다섯'],
      place: ['경주', '경주 시내'],
      prices: ['도미토리 28000 KRW'],
    },
  },
  {
    brief:
      'UX 디자이너 국다온 포트폴리오. 금융 앱 세 개를 디자인했고 지금은 새 팀을 찾는 중입니다. 이메일 daon.kook@portfolio.example',
    expect: {
      industry: 'portfolio',
      name: ['국다온', 'UX 디자이너 국다온'],
      email: 'daon.kook@portfolio.example',
    },
  },
  {
    brief:
      '두레박공인중개사사무소 / 세종시 나성동 / 아파트 전월세 매매 / 월~금 9시30분~19시 토 10시~15시 / 044-865-0152 / 대표 맹주희',
    expect: {
      industry: 'real-estate',
      name: ['두레박공인중개사사무소', '두레박공인중개사'],
      place: '세종시 나성동',
      phone: '+82448650152',
      hours: 'Mo-Fr 09:30-19:00; Sa 10:00-15:00',
    },
  },
  {
    brief:
      '프리랜서 번역가예요. 베트남어-한국어 계약서랑 논문 번역합니다. 장당 2만원부터. 메일 주세요: vnkr.trans@mailbox.example',
    expect: {
      industry: 'professional-services',
      email: 'vnkr.trans@mailbox.example',
      prices: ['장당 from 20000 KRW'],
    },
  },
  {
    brief:
      '태오 ♥ 세린 결혼합니다\n2026년 10월 17일 토요일 오후 1시\n천안시 라일락홀 2층\n약도랑 계좌번호 넣어주세요',
    expect: {
      industry: 'event',
      name: ['태오 ♥ 세린', '태오 ♥ 세린 결혼식', '태오 ♥ 세린 결혼'],
      place: ['천안시', '천안', '천안시 라일락홀', '천안시 라일락홀 2층'],
    },
  },
  {
    brief:
      '손끝쉼터 by 연우. 여수시 학동에서 1인 마사지샵을 해요. 60분 7만원, 90분 10만원. 여성 전용은 아니고요, 부부도 오세요.',
    expect: {
      industry: 'wellness',
      name: ['손끝쉼터 by 연우', '손끝쉼터'],
      place: ['여수시 학동', '여수시'],
      prices: ['60분 70000 KRW', '90분 100000 KRW'],
      open: ['audience'],
    },
  },
  {
    brief:
      '안양에서 도배 장판 합니다. 경력 22년. 원룸 도배 25만원부터. 주말도 작업 가능하고 뒷정리까지 깔끔하게 해드립니다. 031-455-0133',
    expect: {
      industry: ['trades', 'construction'],
      place: '안양',
      phone: '+82314550133',
      prices: ['원룸 도배 from 250000 KRW'],
    },
  },
]
