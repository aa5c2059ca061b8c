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
  {
    brief:
      '온새미치과의원은 수원시 영통구에 있는 치과입니다. 월요일부터 금요일까지 09:30~13:00, 14:00~18:30 진료합니다. 예약 031-255-0173.',
    expect: {
      industry: 'clinic',
      name: ['온새미치과의원', '온새미치과'],
      place: '수원시 영통구',
      phone: '+82312550173',
      hours: 'Mo-Fr 09:30-13:00,14:00-18:30',
    },
  },
  {
    brief:
      '대구 수성구 자동차정비 복돌이카센타 엔진오일 6만원부터 판금도색 견적무료 053 755 0128 일요일 휴무',
    expect: {
      industry: 'auto-repair',
      name: '복돌이카센타',
      place: '대구 수성구',
      phone: '+82537550128',
      prices: ['엔진오일 from 60000 KRW'],
    },
  },
  {
    brief:
      '상호: 꼬부랑국밥\n주소: 부산 동래구 온천장로 117\n영업시간: 월~토 10:00-21:00\n순대국밥 9,000원\n수육 25,000원\n문의 051-555-0139',
    expect: {
      industry: 'restaurant',
      name: '꼬부랑국밥',
      place: '부산 동래구 온천장로 117',
      phone: '+82515550139',
      hours: 'Mo-Sa 10:00-21:00',
      prices: ['순대국밥 9000 KRW', '수육 25000 KRW'],
    },
  },
  {
    brief:
      "자취생을 위한 냉장고 관리 앱 '냉털수첩'을 소개하는 페이지가 필요해요. 유통기한 알림이랑 레시피 추천이 됩니다. 프리미엄 2,900원. https://naengteol.example",
    expect: {
      industry: 'software',
      name: '냉털수첩',
      url: 'https://naengteol.example',
      audience: '자취생',
      prices: ['프리미엄 2900 KRW'],
    },
  },
  {
    brief:
      '두루미자동차운전학원은 원주시의 운전학원입니다. 월요일부터 금요일은 9시부터 20시까지, 토요일은 9시부터 15시까지 엽니다. 2종 보통 62만원.',
    expect: {
      industry: 'education',
      name: '두루미자동차운전학원',
      place: ['원주시', '원주'],
      hours: 'Mo-Fr 09:00-20:00; Sa 09:00-15:00',
      prices: ['2종 보통 620000 KRW'],
    },
  },
  {
    brief:
      '2026 섬진강 다슬기축제 홈페이지. 8월 14일부터 16일까지 전남 구례군에서 열립니다. 입장료 3천원, 어린이 체험 부스 있음.',
    expect: {
      industry: 'event',
      name: '섬진강 다슬기축제',
      place: ['전남 구례군', '구례군'],
      prices: ['입장료 3000 KRW'],
    },
  },
  {
    brief:
      '인천에서 입주청소랑 이사청소 합니다. 에어컨 청소는 8만원, 세탁기 청소는 7만원입니다. 전화 주시면 바로 견적 내드려요. 010-5550-0117',
    expect: {
      industry: 'cleaning',
      place: '인천',
      phone: '+821055500117',
      prices: ['에어컨 청소 80000 KRW', '세탁기 청소 70000 KRW'],
    },
  },
  {
    brief:
      '하수구 막힘 변기 막힘 누수 연중무휴 24시간 출동!! 뚫어드림119 창원 전지역 ☎ 055-255-0191',
    expect: {
      industry: 'trades',
      name: '뚫어드림119',
      place: '창원',
      phone: '+82552550191',
      hours: '24/7',
    },
  },
  {
    brief:
      "제주 애월 바닷가에서 남편이랑 둘이 카페를 합니다. 2019년에 문을 열었고 간판에는 '물때보고커피'라고 써 있어요. 목요일만 쉬고 나머지 요일은 9시부터 18시까지 열어요. 당근케이크 6,500원이 제일 잘 나가요. 노키즈존 아니고 강아지도 환영입니다. 사진 많이 들어가는 예쁜 페이지면 좋겠어요.",
    expect: {
      industry: 'cafe',
      name: '물때보고커피',
      place: ['제주 애월', '제주'],
      hours: 'Mo-We,Fr-Su 09:00-18:00',
      since: 2019,
      prices: ['당근케이크 6500 KRW'],
    },
  },
  {
    brief:
      "필라테스 스튜디오 '등뼈와숨' 페이지 만들어주세요. 청주시 흥덕구에 있고 임산부를 위한 소그룹 필라테스를 합니다. 체험 수업 3만원.",
    expect: {
      industry: ['fitness', 'wellness'],
      name: ['등뼈와숨', "필라테스 스튜디오 '등뼈와숨'", '필라테스 스튜디오 등뼈와숨'],
      place: '청주시 흥덕구',
      audience: '임산부',
      prices: ['체험 수업 30000 KRW'],
    },
  },
  {
    brief:
      '사진작가 표은솔의 사이트입니다. 포항을 중심으로 돌잔치와 가족사진을 찍습니다. 돌스냅 35만원. 작품은 https://pyosol-photo.example 에서 볼 수 있습니다.',
    expect: {
      industry: 'photography',
      name: ['표은솔', '사진작가 표은솔'],
      place: '포항',
      url: 'https://pyosol-photo.example',
      prices: ['돌스냅 350000 KRW'],
    },
  },
  {
    brief:
      '경남 함양군에서 3대째 벌 키웁니다 농장 이름은 벌터골양봉원 이고요 밤꿀 4만5천원 아카시아꿀 3만8천원 택배 됩니다 설탕 안먹인 꿀이에요',
    expect: {
      industry: ['shop', 'general'],
      name: '벌터골양봉원',
      place: ['경남 함양군', '함양군'],
      prices: ['밤꿀 45000 KRW', '아카시아꿀 38000 KRW'],
    },
  },
  {
    brief:
      '사단법인 곁에서걷기는 목포시에 있는 비영리단체로, 독거 어르신을 위한 도시락 배달을 합니다. 2013년에 설립되었습니다. 후원 문의 061-245-0188, 자원봉사 문의 010-5550-0156.',
    expect: {
      industry: 'nonprofit',
      name: ['사단법인 곁에서걷기', '곁에서걷기'],
      place: ['목포시', '목포'],
      phone: '+82612450188',
      since: 2013,
      audience: '독거 어르신',
    },
  },
  {
    brief:
      '헌책이랑 LP 파는 가게 열려고 합니다. 아직 이름은 못 정했어요. 위치는 군산 월명동이고 주말에만 열 예정이에요. 일단 간단하게 만들어 주세요',
    expect: {
      industry: 'shop',
      place: ['군산 월명동', '군산'],
    },
  },
  {
    brief:
      "푸드트럭 합니다 이름 '불난곱창열차 3호' 주로 김해 행사장 다녀요 곱창볶음 만이천원 음료 2천원 행사 섭외는 010-5550-0185",
    expect: {
      industry: 'restaurant',
      name: '불난곱창열차 3호',
      place: '김해',
      phone: '+821055500185',
      prices: ['곱창볶음 12000 KRW', '음료 2000 KRW'],
    },
  },
  {
    brief:
      '안산시 조기축구회 새벽이슬FC 입니다. 일요일 새벽마다 공 차고 해장국 먹고 헤어집니다. 40대 많고 골키퍼 급구합니다ㅠㅠ',
    expect: {
      industry: ['general', 'fitness', 'nonprofit'],
      name: ['새벽이슬FC', '조기축구회 새벽이슬FC', '안산시 조기축구회 새벽이슬FC'],
      place: ['안산시', '안산'],
    },
  },
  {
    brief:
      'Bora & Chul Piano Lab 이라는 이름으로 용인시 수지구에서 피아노 교습소를 운영합니다. 초등학생을 위한 일대일 레슨이고 수강료 18만원이에요. 부부가 같이 가르치고, 1년에 한 번 작은 연주회를 엽니다.',
    expect: {
      industry: ['education', 'music'],
      name: 'Bora & Chul Piano Lab',
      place: '용인시 수지구',
      audience: '초등학생',
      prices: ['수강료 180000 KRW'],
    },
  },
  {
    brief:
      '전주에 있는 빵집 보리언덕입니다. 화요일부터 일요일까지 오전 9시~오후 7시 영업합니다. 소금빵 2,800원, 통밀식빵 6,500원.',
    expect: {
      industry: 'bakery',
      name: ['보리언덕', '빵집 보리언덕'],
      place: '전주',
      hours: 'Tu-Su 09:00-19:00',
      prices: ['소금빵 2800 KRW', '통밀식빵 6500 KRW'],
    },
  },
  {
    brief:
      '안녕하세요 저는 대구에서 1인 미용실을 하고 있어요. 가게 이름은 "머리하는 오후"예요. 커트 2만5천원, 펌 9만원부터. 예약은 010-2345-0178로 문자 주세요~ 분위기는 따뜻한 베이지톤이면 좋겠고 너무 화려한 건 싫어요.',
    expect: {
      industry: 'hair-salon',
      name: '머리하는 오후',
      place: '대구',
      phone: '+821023450178',
      prices: ['커트 25000 KRW', '펌 from 90000 KRW'],
    },
  },
  {
    brief:
      '누수탐지 변기막힘 싱크대교체 / 인천 부평구 전지역 / 물샐틈설비 / 032-512-0147 / 연중무휴 24시간',
    expect: {
      industry: 'trades',
      name: '물샐틈설비',
      place: ['인천 부평구', '인천'],
      phone: '+82325120147',
      hours: '24/7',
    },
  },
  {
    brief:
      '달보드레치과의원, 수원시 영통구 봉영로 1612. 진료시간 월~금 09:30~18:30, 토 09:30~14:00. 임플란트와 교정. 031-202-0163',
    expect: {
      industry: 'clinic',
      name: ['달보드레치과의원', '달보드레치과'],
      place: '수원시 영통구 봉영로 1612',
      phone: '+82312020163',
      hours: 'Mo-Fr 09:30-18:30; Sa 09:30-14:00',
    },
  },
  {
    brief:
      '같이 노래해요! 춘천에서 매주 월요일 저녁 7시 반에 모이는 아마추어 합창단 물안개싱어즈예요. 2011년에 창단했고 월회비 3만원입니다. 악보 못 읽어도 괜찮아요.',
    expect: {
      industry: 'music',
      name: ['물안개싱어즈', '합창단 물안개싱어즈'],
      place: '춘천',
      since: 2011,
      prices: ['월회비 30000 KRW'],
    },
  },
  {
    brief:
      '모바일 청첩장 만들어주세요. 신랑 도현 신부 서윤, 11월 8일 토요일 낮 12시 30분, 여수 바다정원웨딩홀. 오시는 길, 마음 전하실 곳, 방명록',
    expect: {
      industry: 'event',
      name: ['도현 서윤', '도현 & 서윤', '도현과 서윤', '도현·서윤'],
      place: ['여수', '여수 바다정원웨딩홀'],
      open: ['name'],
    },
  },
  {
    brief: '약쏙톡은 혼자 사시는 부모님을 위한 복약 관리 앱입니다. 월 2,900원. yakssoktalk.example',
    expect: {
      industry: 'software',
      name: '약쏙톡',
      url: 'https://yakssoktalk.example',
      audience: '혼자 사시는 부모님',
      prices: ['월 2900 KRW'],
    },
  },
  {
    brief:
      '장롱면허 탈출!! 도로연수 전문 「끼어들기연구소」 부산 전지역 방문 10시간 코스 32만원 여자강사 가능',
    expect: {
      industry: 'education',
      name: '끼어들기연구소',
      place: '부산',
      prices: ['10시간 코스 320000 KRW'],
    },
  },
  {
    brief:
      '혼자 하는 도배 장판 일입니다 천안 아산 다닙니다 원룸도배 35만원부터 연락처 010-2345-0192',
    expect: {
      industry: ['trades', 'construction'],
      place: '천안',
      phone: '+821023450192',
      prices: ['원룸도배 from 350000 KRW'],
    },
  },
  {
    brief:
      '청주 시장 골목 칼국수집 <할매손 말고 엄마손>. 칼국수 7천원, 만두 5천원. 매일 10시~20시. 주차는 공영주차장에 하시면 됩니다.',
    expect: {
      industry: 'restaurant',
      name: '할매손 말고 엄마손',
      place: '청주',
      hours: 'Mo-Su 10:00-20:00',
      prices: ['칼국수 7000 KRW', '만두 5000 KRW'],
    },
  },
  {
    brief:
      '독일어 통번역사 하윤슬이라고 합니다. 대전에서 기술 문서와 계약서를 번역합니다. 메일: yunseul@hayuntext.example',
    expect: {
      industry: 'professional-services',
      name: ['하윤슬', '통번역사 하윤슬', '독일어 통번역사 하윤슬'],
      place: '대전',
      email: 'yunseul@hayuntext.example',
    },
  },
  {
    brief:
      '칵테일바 7과 1/2. 서울 마포구 포은로 88. 수~일 18:00~01:00. 하이볼 11,000원, 네그로니 16,000원.',
    expect: {
      industry: 'bar',
      name: ['칵테일바 7과 1/2', '7과 1/2'],
      place: '서울 마포구 포은로 88',
      hours: 'We-Su 18:00-01:00',
      prices: ['하이볼 11000 KRW', '네그로니 16000 KRW'],
    },
  },
  {
    brief:
      '사단법인 느린발걸음은 발달장애 청년을 위한 일자리 단체입니다. 광주광역시 소재, 2015년 설립. 후원 문의 062-385-0129',
    expect: {
      industry: 'nonprofit',
      name: ['사단법인 느린발걸음', '느린발걸음'],
      place: ['광주광역시', '광주'],
      phone: '+82623850129',
      since: 2015,
      audience: '발달장애 청년',
    },
  },
  {
    brief: '사진작가 남궁이레 홈페이지. 제주에서 스냅 촬영. 1시간 20만원, 2시간 35만원.',
    expect: {
      industry: ['photography', 'portfolio'],
      name: ['남궁이레', '사진작가 남궁이레'],
      place: '제주',
      prices: ['1시간 200000 KRW', '2시간 350000 KRW'],
    },
  },
  {
    brief:
      '우리 가게는 어쩌다 라고 해요 군산에서 빈티지 그릇이랑 소품 팔아요 금토일만 열고 낮 12시부터 저녁 6시까지',
    expect: { industry: 'shop', name: '어쩌다', place: '군산', hours: 'Fr-Su 12:00-18:00' },
  },
  {
    brief:
      '강릉 바닷가 독채 펜션, 파도베개에 오신 것을 환영합니다. 평일 1박 15만원, 주말 1박 22만원. 입실 15시 퇴실 11시. 033-652-0184',
    expect: {
      industry: 'lodging',
      name: ['파도베개', '펜션 파도베개'],
      place: '강릉',
      phone: '+82336520184',
      prices: ['평일 1박 150000 KRW', '주말 1박 220000 KRW'],
    },
  },
  {
    brief:
      '(주)맞춤결건설 — 용인시 처인구. 단독주택 신축, 증축, 리모델링. 2006년 창업. 상담 평일 9시~18시, 031-335-0115',
    expect: {
      industry: 'construction',
      name: ['(주)맞춤결건설', '맞춤결건설'],
      place: ['용인시 처인구', '용인시', '용인'],
      phone: '+82313350115',
      hours: 'Mo-Fr 09:00-18:00',
      since: 2006,
    },
  },
  {
    brief:
      '30년 경력 사장님이 직접 봐드리는 동네 카센터\n창원시 성산구\n엔진오일 6만원부터\n타이어 교체 1만5천원\n상호 : 굴렁쇠모터스',
    expect: {
      industry: 'auto-repair',
      name: '굴렁쇠모터스',
      place: ['창원시 성산구', '창원시', '창원'],
      prices: ['엔진오일 from 60000 KRW', '타이어 교체 15000 KRW'],
    },
  },
  {
    brief:
      '제9회 하동 밤도깨비야시장! 10월 3일~5일 섬진강변. 먹거리 30팀, 버스킹, 소원등 띄우기. 입장 무료',
    expect: {
      industry: 'event',
      name: ['하동 밤도깨비야시장', '제9회 하동 밤도깨비야시장', '밤도깨비야시장'],
      place: '하동',
      open: ['place'],
    },
  },
  {
    brief:
      '세종시 나성동에서 작은 필라테스 스튜디오를 합니다. 출산 후 엄마들을 위한 소그룹 수업만 해요. 8회권 24만원, 체험 2만원. 아기 데리고 오셔도 됩니다 ^^',
    expect: {
      industry: ['fitness', 'wellness'],
      place: ['세종시 나성동', '세종시', '세종'],
      audience: '출산 후 엄마들',
      prices: ['8회권 240000 KRW', '체험 20000 KRW'],
    },
  },
  {
    brief:
      '꽃집 홈피 부탁요 이름은 수국다섯송이 입니다 위치 목포 꽃다발 3만원~ 화환 8만원~ 배달가능',
    expect: {
      industry: 'florist',
      name: '수국다섯송이',
      place: '목포',
      prices: ['꽃다발 from 30000 KRW', '화환 from 80000 KRW'],
    },
  },
  {
    brief:
      '공인중개사 배말순이 운영하는 말순부동산, 원주시 단계동, 상가 원룸 토지 전문. 월~토 9시~19시. 전화 033-745-0156 / 010-2345-0133',
    expect: {
      industry: 'real-estate',
      name: '말순부동산',
      place: ['원주시 단계동', '원주시', '원주'],
      phone: '+82337450156',
      hours: 'Mo-Sa 09:00-19:00',
    },
  },
]
