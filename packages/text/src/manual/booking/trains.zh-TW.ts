// Made from trains.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './trains.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as trainBook } from '../../products/train/book.zh-TW'
import { text as trainList } from '../../products/train/list.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '預訂火車票，選擇席別和座位；無票時可以候補。',
  sections: {
    book: {
      title: '預訂火車票',
      steps: [
        `在首頁選擇「${home.train}」，填寫城市和日期後搜尋。`,
        `點選「${trainList.openSeats}」，在合適的席別旁點選「${trainList.book}」。`,
        `選擇出行人，需要時在「${trainBook.seatChoice}」中選擇位置，提交訂單。`,
        `「${trainBook.locked}」後在時限內點選「${trainBook.payNow}」。`,
      ],
      notes: [trainBook.lockedWhy],
    },
    waitlist: {
      title: '候補',
      lead: `「${trainList.soldOut}」的席別旁點選「${trainList.joinWaitlist}」，可以「${trainBook.addChoice}」，選擇「${trainBook.deadline}」，然後點選「${trainBook.submitWaitlist}」。${trainBook.waitlistWhy}`,
    },
    compare: {
      title: '與航班比較',
      lead: `點選「${trainList.compare}」，按時間、價格和「${trainList.compareHead.door}」比較當天的火車與航班。`,
    },
  },
} satisfies ManualArticle
