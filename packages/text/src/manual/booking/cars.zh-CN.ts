import { text as home } from '../../app/home.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import { text as pages } from '../../products/car/pages.zh-CN'
import { text as rules } from '../../products/car/rules.zh-CN'
import { text as search } from '../../products/car/search.zh-CN'
import type { ManualArticle } from '../article'

/** Ordering cars, following a ride, cancelling it and its fare. */
export const text = {
  lead: `${pages.chooseWhy}。`,
  sections: {
    book: {
      title: '预订用车',
      steps: [
        `在首页选择“${home.car}”和用车类型，例如“${rules.types.now}”“${rules.types.airportPickup}”或“${rules.types.dayHire}”。`,
        `填写“${search.city}”“${search.from}”“${search.to}”和时间；接机、接站时可填写“${search.flightNo}”或“${search.trainNo}”。点击“${search.search}”。`,
        `在“${pages.listTitle}”中比较“${pages.estimate}”和“${pages.parts}”，点击“${pages.choose}”。`,
        `查看“${pages.known}”，需要时填写“${pages.emergency}”，点击“${form.submit}”并付款；付款后开始叫车。`,
      ],
      notes: [`${rules.pickupWait}。`, `${rules.trainWait}。`],
    },
    follow: {
      title: '跟踪和更改',
      steps: [
        `打开用车订单，“${pages.live}”显示司机、车牌和所在位置，随行程自动更新。`,
        '点击司机的电话即可联系。',
        `点击“${pages.share}”，把链接发给家人或同事；${pages.shareWhy}。`,
        `上车后要去别处时，点击“${pages.redirect}”，选择“${pages.newDestination}”，点击“${pages.redirectDone}”。`,
      ],
      notes: [
        '接机、接站所等的客票改签后，接驾随新的航班或列车调整；退票后，免费时自动取消，收费时由您决定。',
        `${pages.redirectWhy}，每次用车只能更改一次。`,
        `${pages.callWhy}。`,
        '时间、上车地点和车型不能更改，请取消后重新预订。',
      ],
    },
    cancel: {
      title: pages.cancel,
      lead: `在订单的“${pages.ride}”中点击“${pages.cancel}”；旁边写明现在取消是否收费。上车后不能取消。`,
      notes: [`${rules.cancelFree}。`],
    },
    fare: {
      title: '确认车费',
      steps: [
        `行程结束后，在“${pages.fare}”中核对里程、时长和各项费用，点击“${pages.confirm}”。`,
        `有误时点击“${pages.dispute}”，选择不对的费用，填写“${pages.disputeReason}”，点击“${pages.disputeSend}”；平台的答复显示在同一处。`,
      ],
      notes: ['24 小时内没有处理的车费自动确认；标有异常的转由平台核实。', `${pages.capped}。`],
    },
  },
} satisfies ManualArticle
