import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '카페 모퉁이\n서울 마포구 연남로 12\n아메리카노 4,500원\n바닐라라떼 5,500원\n당근케이크 7,000원\n월-금 08:00-20:00, 토-일 10:00-22:00\n인스타 @moquette_cafe',
    expect: {
      industry: 'cafe',
      name: '카페 모퉁이',
      place: '서울 마포구 연남로 12',
      hours: 'Mo-Fr 08:00-20:00; Sa-Su 10:00-22:00',
      prices: ['아메리카노 4500 KRW', '바닐라라떼 5500 KRW', '당근케이크 7000 KRW'],
    },
  },
  {
    brief:
      '피부관리실 홈페이지 의뢰드립니다. 상호명: 숨결에스테틱, 위치: 인천 송도동. 기본관리 60분 7만원, 등관리 8만 5천원, 웨딩케어 패키지 90만원. 운영시간은 평일 10:00~21:00, 토요일 10:00~17:00이며 일요일과 공휴일은 휴무입니다. 032-831-1234',
    expect: {
      industry: 'wellness',
      name: '숨결에스테틱',
      place: '인천 송도동',
      phone: '+82328311234',
      hours: 'Mo-Fr 10:00-21:00; Sa 10:00-17:00',
      prices: ['기본관리 60분 70000 KRW', '등관리 85000 KRW', '웨딩케어 패키지 900000 KRW'],
    },
  },
  {
    brief:
      '막힌 하수구, 누수 탐지, 변기 교체 전문 으뜸설비입니다. 경기 성남시 전 지역 출동합니다. 출장비 3만원, 하수구 뚫음 8만원부터. 20년 경력. 토일에도 전화 받아요 010-3456-7890',
    expect: {
      industry: 'trades',
      name: '으뜸설비',
      place: '경기 성남시',
      phone: '+821034567890',
      prices: ['출장비 30000 KRW', '하수구 뚫음 from 80000 KRW'],
    },
  },
  {
    brief:
      '현대자동차공업사라고 아시나요? 아니고요, 저희는 한길모터스예요. 울산 남구에서 1995년부터 정비해 왔습니다. 엔진오일 5만 5천원, 타이어 교체, 판금 도색. 평일 8시30분~18시30분 토요일 13시까지. 일요일 휴무. 052-261-1234',
    expect: {
      industry: 'auto-repair',
      name: '한길모터스',
      place: '울산 남구',
      phone: '+82522611234',
      since: 1995,
      hours: 'Mo-Fr 08:30-18:30; Sa 08:30-13:00',
      prices: ['엔진오일 55000 KRW'],
    },
  },
  {
    brief:
      '여수 밤바다가 보이는 펜션 바람의언덕입니다. 커플룸 1박 13만원, 가족룸 1박 22만원, 바비큐 2만원. 입실 15시, 퇴실 11시. 반려동물 동반은 어려워요. stay@baram.example',
    expect: {
      industry: 'lodging',
      name: '바람의언덕',
      place: '여수',
      email: 'stay@baram.example',
      prices: ['커플룸 1박 130000 KRW', '가족룸 1박 220000 KRW', '바비큐 20000 KRW'],
    },
  },
  {
    brief:
      '인디 밴드 물결무늬입니다. 홍대에서 활동하고 두 번째 앨범이 9월에 나와요. 공연 섭외비 80만원부터. wave@band.example',
    expect: {
      industry: 'music',
      name: '물결무늬',
      place: '홍대',
      email: 'wave@band.example',
      prices: ['공연 섭외비 from 800000 KRW'],
    },
  },
  {
    brief:
      '초등 수학 공부방 생각나무, 용인 수지. 월 18만원 주 3회, 교재비 2만원. 수업은 월수금 오후 2시~6시. 중학생은 받지 않아요. 상담 010-5678-9012',
    expect: {
      industry: 'education',
      name: '생각나무',
      place: '용인 수지',
      phone: '+821056789012',
      prices: ['월 180000 KRW', '교재비 20000 KRW'],
    },
  },
  {
    brief:
      '학원을 위한 출결·수납 관리 프로그램 학원노트입니다. 문자 알림, 결제 연동, 성적표. 월 29,000원, 연 290,000원. 14일 무료 체험. help@hagwonnote.example hagwonnote.example',
    expect: {
      industry: 'software',
      name: '학원노트',
      email: 'help@hagwonnote.example',
      url: 'https://hagwonnote.example',
      prices: ['월 29000 KRW', '연 290000 KRW'],
    },
  },
]
