import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      '느린 부엌은 통영 바다 앞 작은 한식당이에요. 멍게비빔밥 13,000원, 생선구이 정식 16,000원. 점심 11시 30분~15시, 저녁 17시~20시 30분, 매주 수요일 쉽니다. 055-644-7788',
    expect: {
      industry: 'restaurant',
      name: '느린 부엌',
      place: '통영',
      phone: '+82556447788',
      hours: 'Mo-Tu,Th-Su 11:30-15:00,17:00-20:30',
      prices: ['멍게비빔밥 13000 KRW', '생선구이 정식 16000 KRW'],
    },
  },
  {
    brief:
      '컴퓨터 수리 출장 합니다 광주 북구 남구 가능 포맷 4만원 액정 교체 9만원부터 상호 컴닥터119 010-4455-6677 연중무휴 9시-21시',
    expect: {
      industry: ['trades', 'software', 'shop'],
      name: '컴닥터119',
      place: ['광주 북구', '광주'],
      phone: '+821044556677',
      hours: 'Mo-Su 09:00-21:00',
      prices: ['포맷 40000 KRW', '액정 교체 from 90000 KRW'],
    },
  },
  {
    brief:
      '사진작가 한도윤의 홈페이지를 만들고 싶어요. 인물과 여행 사진을 찍고 제주 애월에 살아요. 프로필 촬영 20만원, 커플 스냅 2시간 35만원. doyun@photo.example',
    expect: {
      industry: 'photography',
      name: '한도윤',
      place: '제주 애월',
      email: 'doyun@photo.example',
      prices: ['프로필 촬영 200000 KRW', '커플 스냅 2시간 350000 KRW'],
    },
  },
  {
    brief:
      '수학이 무서운 중학생을 위한 학원, 셈하는 나무입니다. 경기도 고양시 일산동구 중앙로 1200. 주 2회 월 24만원, 주 3회 월 32만원. 평일 14:00~22:00. 2017년에 문을 열었습니다.',
    expect: {
      industry: 'education',
      name: '셈하는 나무',
      place: '경기도 고양시 일산동구 중앙로 1200',
      since: 2017,
      hours: 'Mo-Fr 14:00-22:00',
      audience: '수학이 무서운 중학생',
      open: ['prices', 'audience'],
    },
  },
  {
    brief:
      '[유기동물 쉼터 다시봄] 충남 아산에서 버려진 개와 고양이를 돌봅니다. 후원 계좌와 봉사 신청은 홈페이지에서. 방문은 토·일 13시~17시. help@dasibom.example',
    expect: {
      industry: 'nonprofit',
      name: ['유기동물 쉼터 다시봄', '다시봄'],
      place: ['충남 아산', '아산'],
      email: 'help@dasibom.example',
      hours: 'Sa-Su 13:00-17:00',
    },
  },
]
