import type { LabelledBrief } from './labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '전주 한옥마을에 있는 게스트하우스 달빛재입니다. 객실은 네 개이고 조식을 드립니다. 2인실 1박 8만원, 4인실 12만원. 체크인 오후 3시부터 9시까지. 문의 063-231-1234',
    expect: {
      industry: 'lodging',
      name: '달빛재',
      place: '전주',
      phone: '+82632311234',
      prices: ['2인실 1박 80000 KRW', '4인실 120000 KRW'],
    },
  },
  {
    brief:
      "동네 미용실 '가위소리'의 홈페이지를 만들고 싶어요. 수원에 있고 커트 18,000원, 펌 7만원부터입니다. 화~토 오전 10시 ~ 오후 8시, 일·월 휴무. 예약 031-255-1234",
    expect: {
      industry: 'hair-salon',
      name: '가위소리',
      place: '수원',
      phone: '+82312551234',
      hours: 'Tu-Sa 10:00-20:00',
      prices: ['커트 18000 KRW', '펌 from 70000 KRW'],
    },
  },
  {
    brief:
      '카페 온도는 강릉 바닷가의 로스터리 카페입니다. 핸드드립 6,000원, 라떼 5,500원. 매일 9시부터 21시까지 열어요. hello@ondo.example',
    expect: {
      industry: 'cafe',
      name: '카페 온도',
      place: '강릉',
      email: 'hello@ondo.example',
      hours: 'Mo-Su 09:00-21:00',
      prices: ['핸드드립 6000 KRW', '라떼 5500 KRW'],
    },
  },
  {
    brief:
      '한빛치과, 서울 마포구 월드컵로 45. 임플란트, 교정, 스케일링 진료합니다. 진료시간 평일 09:30~18:30, 토요일 09:30~13:00, 점심시간 13:00~14:00. 일요일 휴진. 02-332-1234',
    expect: {
      industry: 'clinic',
      name: '한빛치과',
      place: '서울 마포구 월드컵로 45',
      phone: '+8223321234',
      hours: 'Mo-Fr 09:30-13:00,14:00-18:30; Sa 09:30-13:00',
    },
  },
  {
    brief:
      '입주청소 전문 업체 반짝손입니다. 대전과 세종에서 일합니다. 평당 12,000원, 에어컨 청소 7만원. 365일 24시간 상담 가능. 010-2345-6789',
    expect: {
      industry: 'cleaning',
      name: '반짝손',
      place: '대전',
      phone: '+821023456789',
      hours: '24/7',
      prices: ['평당 12000 KRW', '에어컨 청소 70000 KRW'],
    },
  },
  {
    brief:
      '저는 제주에서 활동하는 스냅 작가예요. 이름은 하루필름. 커플 스냅 25만원, 가족사진 35만원부터. 원본 전체와 보정본 30장을 드립니다. 인스타 DM 또는 haru@film.example',
    expect: {
      industry: 'photography',
      name: '하루필름',
      place: '제주',
      email: 'haru@film.example',
      prices: ['커플 스냅 250000 KRW', '가족사진 from 350000 KRW'],
    },
  },
  {
    brief:
      '소상공인을 위한 재고 관리 앱 담아봄. 바코드 스캔, 자동 발주, 매출 분석을 제공합니다. 무료 체험 14일, 이후 월 9,900원. support@damabom.example',
    expect: {
      industry: 'software',
      name: '담아봄',
      email: 'support@damabom.example',
      prices: ['월 9900 KRW'],
    },
  },
  {
    brief:
      '필라테스 스튜디오 결, 부산 해운대. 1:1 수업 7만원, 그룹 수업 2만 5천원. 평일 오전 7시~오후 10시, 토요일 오전 9시~오후 2시 운영. 일요일과 공휴일은 쉽니다. 051-741-1234',
    expect: {
      industry: 'fitness',
      name: '필라테스 스튜디오 결',
      place: '부산 해운대',
      phone: '+82517411234',
      hours: 'Mo-Fr 07:00-22:00; Sa 09:00-14:00',
      prices: ['1:1 수업 70000 KRW', '그룹 수업 25000 KRW'],
    },
  },
  {
    brief:
      '유기견 보호소 다시봄은 비영리 단체입니다. 경기 파주시에서 강아지 80마리를 돌봅니다. 봉사는 매주 토요일에 있어요. 지난해 3천만원을 모금했습니다. 후원 문의 031-945-1234',
    expect: {
      industry: 'nonprofit',
      name: '유기견 보호소 다시봄',
      place: '경기 파주시',
      phone: '+82319451234',
    },
  },
  {
    brief:
      '1998년부터 대구에서 자동차를 고쳐 온 삼거리 카센터. 엔진오일 교환 6만원부터, 타이어, 브레이크 정비. 월~토 08:30~19:00. 둘째 일요일은 엽니다? 아니요, 일요일은 쉽니다. 053-555-1234',
    expect: {
      industry: 'auto-repair',
      name: '삼거리 카센터',
      place: '대구',
      phone: '+82535551234',
      hours: 'Mo-Sa 08:30-19:00',
      since: 1998,
      prices: ['엔진오일 교환 from 60000 KRW'],
    },
  },
]
