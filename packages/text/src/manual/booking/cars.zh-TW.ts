// Made from cars.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './cars.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import { text as pages } from '../../products/car/pages.zh-TW'
import { text as rules } from '../../products/car/rules.zh-TW'
import { text as search } from '../../products/car/search.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `${pages.chooseWhy}。`,
  sections: {
    book: {
      title: '預訂用車',
      steps: [
        `在首頁選擇「${home.car}」和用車類型，例如「${rules.types.now}」「${rules.types.airportPickup}」或「${rules.types.dayHire}」。`,
        `填寫「${search.city}」「${search.from}」「${search.to}」和時間；接機、接站時可填寫「${search.flightNo}」或「${search.trainNo}」。點選「${search.search}」。`,
        `在「${pages.listTitle}」中比較「${pages.estimate}」和「${pages.parts}」，點選「${pages.choose}」。`,
        `檢視「${pages.known}」，需要時填寫「${pages.emergency}」，點選「${form.submit}」並付款；付款後開始叫車。`,
      ],
      notes: [`${rules.pickupWait}。`, `${rules.trainWait}。`],
    },
    follow: {
      title: '跟蹤和更改',
      steps: [
        `開啟用車訂單，「${pages.live}」顯示司機、車牌和所在位置，隨行程自動更新。`,
        '點選司機的電話即可聯絡。',
        `點選「${pages.share}」，把連結發給家人或同事；${pages.shareWhy}。`,
        `上車後要去別處時，點選「${pages.redirect}」，選擇「${pages.newDestination}」，點選「${pages.redirectDone}」。`,
      ],
      notes: [
        '接機、接站所等的客票改簽後，接駕隨新的航班或列車調整；退票後，免費時自動取消，收費時由您決定。',
        `${pages.redirectWhy}，每次用車只能更改一次。`,
        `${pages.callWhy}。`,
        '時間、上車地點和車型不能更改，請取消後重新預訂。',
      ],
    },
    cancel: {
      title: pages.cancel,
      lead: `在訂單的「${pages.ride}」中點選「${pages.cancel}」；旁邊寫明現在取消是否收費。上車後不能取消。`,
      notes: [`${rules.cancelFree}。`],
    },
    fare: {
      title: '確認車費',
      steps: [
        `行程結束後，在「${pages.fare}」中核對里程、時長和各項費用，點選「${pages.confirm}」。`,
        `有誤時點選「${pages.dispute}」，選擇不對的費用，填寫「${pages.disputeReason}」，點選「${pages.disputeSend}」；平臺的答覆顯示在同一處。`,
      ],
      notes: ['24 小時內沒有處理的車費自動確認；標有異常的轉由平臺核實。', `${pages.capped}。`],
    },
  },
} satisfies ManualArticle
