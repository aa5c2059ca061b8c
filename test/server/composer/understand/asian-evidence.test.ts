import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).facts

test.each([
  [
    'a line of words',
    '札幌市 屋根塗装 外壁 防水 はるかぜペイント 創業1998年 見積無料',
    'はるかぜペイント',
  ],
  ['a particle in a word', '熊本市 車検 板金 くまがいモータース 1983年創業', 'くまがいモータース'],
  ['a digit in a word', '水漏れ!そんなときは 水まわり119番 へ!!津市。', '水まわり119番'],
  ['whom to turn to', '雨漏り、困った…そんな時は屋根のムササビにお電話を!', '屋根のムササビ'],
  ['a pause before it is said', '京都の撮影です。カメラマンの小寺ゆず、と申します。', '小寺ゆず'],
  ['behind a profession', 'はじめまして、ヨガ講師の新田まひるです。佐世保市。', '新田まひる'],
  [
    'a firm behind who speaks',
    '弊社、株式会社トリノスは横浜市の物流会社です。',
    '株式会社トリノス',
  ],
  ['who speaks', '当院、つばさ動物病院は大津市の動物病院です。', 'つばさ動物病院'],
  [
    'what it is called now',
    '前は田中商店でしたが、今年から「たなかの台所」に改名しました。八王子市の惣菜屋です。',
    'たなかの台所',
  ],
  ['run by a couple', '夫婦ふたりで営む民宿、はまゆう荘です。下田市。', 'はまゆう荘'],
  [
    'a label without marks',
    '店名 洋食キッチン ことこと 場所 堺市 ハンバーグ1,200円',
    '洋食キッチン ことこと',
  ],
  ['behind its year', '2026年 ほたる夜市 6月6日 山口市 入場無料', 'ほたる夜市'],
])('%s: %s', (_, brief, due) => {
  expect(read(brief).name?.value).toBe(due)
})

test.each([
  ['a topic with its price', '仙台市で庭の手入れをしています。剪定は1本3,000円です。'],
  [
    'a topic with its price',
    '横浜市で家事代行をしています。エアコン掃除は9,000円、換気扇は12,000円。',
  ],
  ['how far it is', '雑貨屋です。とりあえず準備中のページがほしい'],
  ['how far it is', 'カフェを開きます。店名未定。尾道市。準備中と書いてほしい。'],
  ['how it should look', 'シンプルで見やすいページを作りたい。税理士です。郡山市。'],
  ['an order', '年中無休!即日対応!パソコン修理ならお任せ。米子市。'],
  ['a list', '庭木 剪定 草刈り 伐採 津市 見積無料 059-555-0101'],
  [
    'an address',
    '草木染めの服を作っています。オンラインショップ https://somemono.example 送料500円',
  ],
])('%s is no name: %s', (_, brief) => {
  expect(read(brief).name).toBeUndefined()
})
