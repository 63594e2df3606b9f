import { text as home } from '../../app/home.zh-CN'
import { text as list } from '../../booking/list.zh-CN'
import { text as hotelDetail } from '../../products/hotel/detail.zh-CN'
import { text as hotelList } from '../../products/hotel/list.zh-CN'
import { text as hotelSearch } from '../../products/hotel/search.zh-CN'
import type { ManualArticle } from '../article'

/** Searching and booking hotels. */
export const text = {
  lead: '按城市、地标或地图找酒店，每个房型都写明取消规则和是否符合差标。',
  sections: {
    book: {
      title: '预订酒店',
      steps: [
        `在首页选择“${home.hotel}”，填写“${hotelSearch.destination}”“${hotelSearch.checkIn}”和“${hotelSearch.checkOut}”，点击“${hotelSearch.search}”。`,
        `用“${list.filters}”和“${hotelList.map}”缩小范围，打开一家酒店。`,
        `在“${hotelDetail.rooms}”中比较价格和“${hotelDetail.cancellation}”，点击“${hotelDetail.book}”。`,
        '选择入住人和房间，提交订单。',
      ],
      notes: [`${hotelList.earlyMorning}。`, `两人同行时可在“${hotelList.sharing}”中选择“${hotelList.pairs}”。`],
    },
    pay: {
      title: '预付和到店付',
      lead: `“${hotelSearch.advance}”现在付款；“${hotelSearch.cash}”离店时付款，有的需要担保。取消规则写在每个价格旁，请在预订前查看。`,
    },
  },
} satisfies ManualArticle
