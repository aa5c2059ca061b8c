import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = [
  {
    brief:
      "직장인을 위한 필라테스 스튜디오 '코어온'. 판교역 3번 출구. 1:1 레슨 8만원, 그룹 10회 25만원. 평일 07:00-22:00, 주말 10:00-17:00. 첫 방문 고객 20% 할인 🎉 카톡 coreon",
    expect: {
      industry: 'fitness',
      name: '코어온',
      place: ['판교', '판교역'],
      hours: 'Mo-Fr 07:00-22:00; Sa-Su 10:00-17:00',
      audience: '직장인',
      prices: ['1:1 레슨 80000 KRW', '그룹 10회 250000 KRW'],
    },
  },
  {
    brief:
      '우리 미용실은 인천 부평에 있고 이름은 머리하는날 입니다. 커트 18000원 펌 6만원부터 염색 5만원부터. 매주 화요일 쉬어요. 영업시간 10시~20시. 전화 032-521-4567',
    expect: {
      industry: 'hair-salon',
      name: '머리하는날',
      place: '인천 부평',
      phone: '+82325214567',
      hours: 'Mo,We-Su 10:00-20:00',
      prices: ['커트 18000 KRW', '펌 from 60000 KRW', '염색 from 50000 KRW'],
    },
  },
  {
    brief:
      '제5회 한강 달빛 마라톤 2027년 5월 22일 토요일 오후 7시 출발 여의도 한강공원. 참가비 4만원 (10km), 5만원 (하프). 문의 run@moonlight.example',
    expect: {
      industry: 'event',
      name: ['한강 달빛 마라톤', '제5회 한강 달빛 마라톤'],
      place: '여의도 한강공원',
      email: 'run@moonlight.example',
      open: ['prices'],
    },
  },
  {
    brief:
      '저희는 강릉에서 3대째 초당순두부를 만드는 할머니순두부집입니다. 순두부백반 11,000원, 모두부 12,000원. 1979년 개업. 매일 아침 7시부터 오후 4시까지. 예약은 받지 않습니다. 033-652-1234',
    expect: {
      industry: 'restaurant',
      name: '할머니순두부집',
      place: '강릉',
      phone: '+82336521234',
      hours: 'Mo-Su 07:00-16:00',
      since: 1979,
      prices: ['순두부백반 11000 KRW', '모두부 12000 KRW'],
    },
  },
  {
    brief: '초등 영어 공부방 리틀스타. 주 3회 월 18만원. 광주 수완지구. 상담 010-2345-6789',
    expect: {
      industry: 'education',
      name: '리틀스타',
      place: ['광주 수완지구', '광주'],
      phone: '+821023456789',
      open: ['prices'],
    },
  },
  {
    brief:
      '부산에서 에어컨 청소 합니다. 벽걸이 7만원, 스탠드 12만원, 시스템 10만원. 세탁기 청소는 안 합니다. 부산 전지역 출장. 연락처 010 9876 5432',
    expect: {
      industry: 'cleaning',
      place: '부산',
      phone: '+821098765432',
      prices: ['벽걸이 70000 KRW', '스탠드 120000 KRW', '시스템 100000 KRW'],
    },
  },
]
