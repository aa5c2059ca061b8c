import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      "강원도 홍천에서 벌을 치는 '봄들양봉원'입니다. 아카시아꿀 1병 4만원, 밤꿀 5만원. 문의 033-555-0123",
    expect: {
      industry: ['shop', 'general'],
      name: '봄들양봉원',
      place: ['홍천', '강원도 홍천'],
      phone: '+82335550123',
      prices: ['아카시아꿀 1병 40000 KRW', '밤꿀 50000 KRW'],
      open: ['prices'],
    },
  },
  {
    brief:
      '김해 초보운전 연수 전문 파란불운전학원. 10시간 연수 38만원. 평일 오전 9시부터 오후 8시까지. 055-555-0142',
    expect: {
      industry: 'education',
      name: ['파란불운전학원'],
      place: '김해',
      phone: '+82555550142',
      hours: 'Mo-Fr 09:00-20:00',
      prices: ['10시간 연수 380000 KRW'],
      open: ['prices', 'audience'],
    },
  },
  {
    brief:
      "코인세탁소 '보글보글' 목포 하당점. 세탁 5,000원, 건조 4,000원. 매일 06:00-23:00 연중무휴",
    expect: {
      industry: ['cleaning', 'general', 'shop'],
      name: ['보글보글', '코인세탁소 보글보글', "코인세탁소 '보글보글'", '보글보글 목포 하당점'],
      place: ['목포', '목포 하당'],
      hours: 'Mo-Su 06:00-23:00',
      prices: ['세탁 5000 KRW', '건조 4000 KRW'],
    },
  },
  {
    brief:
      '안녕하세요, 통번역사 윤서린입니다. 대전에서 2011년부터 일하고 있어요. 스페인어 계약서 번역 장당 4만원, 로고 제작 안 합니다. seorin@words.example',
    expect: {
      industry: 'professional-services',
      name: '윤서린',
      place: '대전',
      since: 2011,
      email: 'seorin@words.example',
      open: ['prices'],
    },
  },
  {
    brief:
      '방탈출카페 미로의 밤, 전주시 완산구 객사길 22. 1인 2만 2천원. 화~일 12:00~22:00, 월요일 휴무. 연인과 친구들을 위한 공간입니다.',
    expect: {
      industry: ['event', 'cafe', 'general', 'fitness'],
      name: ['방탈출카페 미로의 밤', '미로의 밤'],
      place: '전주시 완산구 객사길 22',
      hours: 'Tu-Su 12:00-22:00',
      audience: '연인과 친구들',
      prices: ['1인 22000 KRW'],
      open: ['prices'],
    },
  },
]
