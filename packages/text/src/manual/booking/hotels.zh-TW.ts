// Made from hotels.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './hotels.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as list } from '../../booking/list.zh-TW'
import { text as hotelDetail } from '../../products/hotel/detail.zh-TW'
import { text as hotelList } from '../../products/hotel/list.zh-TW'
import { text as hotelSearch } from '../../products/hotel/search.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '按城市、地標或地圖找飯店，每個房型都寫明取消規則和是否符合差標。',
  sections: {
    book: {
      title: '預訂飯店',
      steps: [
        `在首頁選擇「${home.hotel}」，填寫「${hotelSearch.destination}」「${hotelSearch.checkIn}」和「${hotelSearch.checkOut}」，點選「${hotelSearch.search}」。`,
        `用「${list.filters}」和「${hotelList.map}」縮小範圍，開啟一家飯店。`,
        `在「${hotelDetail.rooms}」中比較價格和「${hotelDetail.cancellation}」，點選「${hotelDetail.book}」。`,
        '選擇入住人和房間，提交訂單。',
      ],
      notes: [`${hotelList.earlyMorning}。`, `兩人同行時可在「${hotelList.sharing}」中選擇「${hotelList.pairs}」。`],
    },
    pay: {
      title: '預付和到店付',
      lead: `「${hotelSearch.advance}」現在付款；「${hotelSearch.cash}」退房時付款，有的需要擔保。取消規則寫在每個價格旁，請在預訂前檢視。`,
    },
  },
} satisfies ManualArticle
