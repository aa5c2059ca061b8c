import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '을지로 골목 2층에 있는 작은 와인바예요. 가게 이름은 포도밭이고요. 잔술 9천원부터, 안주 만이천원. 화~토 18시~01시, 일월 휴무',
    expect: {
      industry: 'bar',
      name: '포도밭',
      place: '을지로',
      hours: 'Tu-Sa 18:00-01:00',
      prices: ['잔술 from 9000 KRW', '안주 12000 KRW'],
    },
  },
  {
    brief:
      '밝은미소치과 홈페이지 부탁드립니다. 대전 유성구 봉명동 123-4. 임플란트 90만원, 스케일링 15,000원. 평일 오전 9시 30분~오후 6시 30분, 토요일 오전 9시~오후 2시, 점심시간 1시~2시. 일요일·공휴일 휴진. 042-823-4567',
    expect: {
      industry: 'clinic',
      name: '밝은미소치과',
      place: '대전 유성구 봉명동 123-4',
      phone: '+82428234567',
      prices: ['임플란트 900000 KRW', '스케일링 15000 KRW'],
      open: ['hours'],
    },
  },
  {
    brief:
      '행운공인중개사사무소 / 수원 영통구 / 아파트 전월세, 상가 임대 전문 / 대표 김정호 / 031-202-3456 / 연중무휴 9:00-20:00',
    expect: {
      industry: 'real-estate',
      name: '행운공인중개사사무소',
      place: '수원 영통구',
      phone: '+82312023456',
      hours: 'Mo-Su 09:00-20:00',
    },
  },
  {
    brief:
      "안녕하세요! 제주에서 소품샵 '바당상점' 운영하는 이수진입니다. 엽서 2,000원, 도자기 컵 28,000원. 목요일 휴무, 11시부터 19시까지. 인스타 @badang_shop",
    expect: {
      industry: 'shop',
      name: '바당상점',
      place: '제주',
      hours: 'Mo-We,Fr-Su 11:00-19:00',
      prices: ['엽서 2000 KRW', '도자기 컵 28000 KRW'],
    },
  },
  {
    brief:
      '천연발효빵집 밀과보리, 2016년부터 전주 한옥마을에서. 통밀식빵 6500원 무화과깜빠뉴 7800원. 수~일 10시~품절시까지',
    expect: {
      industry: 'bakery',
      name: ['밀과보리', '천연발효빵집 밀과보리'],
      place: ['전주 한옥마을', '전주'],
      since: 2016,
      prices: ['통밀식빵 6500 KRW', '무화과깜빠뉴 7800 KRW'],
    },
  },
]
