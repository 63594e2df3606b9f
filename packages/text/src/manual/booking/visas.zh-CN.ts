import { text as home } from '../../app/home.zh-CN'
import { text as page } from '../../booking/order/page.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import { text as book } from '../../products/visa/book.zh-CN'
import { text as detail } from '../../products/visa/detail.zh-CN'
import { text as held } from '../../products/visa/held.zh-CN'
import { text as list } from '../../products/visa/list.zh-CN'
import { text as order } from '../../products/visa/order.zh-CN'
import { text as rules } from '../../products/visa/rules.zh-CN'
import { text as search } from '../../products/visa/search.zh-CN'
import { text as words } from '../../products/visa/words.zh-CN'
import type { ManualArticle } from '../article'

/** Applying for visas, following them and giving up. */
export const text = {
  lead: '签证由服务商代办：下单付款后提交材料，审核通过后送签，订单页随时显示办到哪一步。',
  sections: {
    book: {
      title: '办理签证',
      steps: [
        `在首页选择“${home.visa}”，填写“${search.country}”和“${search.date}”，也可选择“${search.province}”，点击“${search.search}”。`,
        `先看“${words.rules}”是否需要签证，再在“${list.products}”中点击“${list.choose}”。`,
        `核对“${detail.delivery}”“${detail.materials}”“${detail.districts}”和“${detail.cancellation}”，点击“${detail.order}”。`,
        `为每位申请人选择“${book.applicantType}”和“${book.province}”，选择“${book.speed}”，填写“${book.returnAddress}”，点击“${form.submit}”。`,
      ],
      notes: [
        `“${words.rules}”按出发日期当天有效的规定显示，商务和旅游不同时分别列出，并写明条件和施行日期；按查询日期整理，出行前请以使领馆公布为准。`,
        `“${words.transit}”说明只在该国转机时的要求。`,
        `由本人或公司出具的材料可点击“${words.template}”，填写后提交。`,
        `“${book.speed}”只在可以加急时出现，“${book.returnAddress}”只在需要护照原件时出现。`,
        '最早取得的日期晚于出发日期，或已有有效签证时，提交前会请您确认。',
      ],
    },
    own: {
      title: '已有的签证',
      steps: [
        `在个人中心的证件页点击“${held.title}”，再点击“${held.add}”，填写“${held.country}”“${held.entries}”和有效期。`,
        `国际机票订单和行程页据此判断是否还需办理；本平台办理的签证自动列出，标有“${held.fromOrder}”。`,
      ],
      notes: [held.intro, `已入境次数和申根区停留天数随本平台的航班自动累计；“${held.daysUsed}”填写截至保存当天的天数。`],
    },
    follow: {
      title: '提交材料和查看进展',
      steps: [
        `付款后打开签证订单，在每位申请人的清单中点击“${order.upload}”。以前同意保留过的材料可以直接使用。`,
        `“${order.states.refused}”的材料写有原因，更正后点击“${order.uploadAgain}”。`,
        `需要护照原件时，寄到“${order.deskAddress}”的地址，填写“${order.trackingNo}”，点击“${order.send}”。`,
        `在“${order.progress}”中查看送签、预约和结果；护照寄回时也会写明单号。`,
      ],
      notes: [
        order.hint,
        `“${order.keep}”：${order.keepWhy}`,
        '付款后会通知最晚提交日期，临近和逾期时再次提醒；出发日过后仍未送签的，订单自动取消并全额退款。',
        '为航班办理的签证随航班改期；航班取消或退票时会通知您决定是否撤回。',
        `面试或采集指纹的预约显示在行程和日历中，前一天再次提醒；“${order.visaNo}”只有持有人可以查看。`,
      ],
    },
    cancel: {
      title: '更改和取消',
      lead: `${rules.notChangeable}。`,
      steps: [
        `所有申请都还没有送签时，点击订单上方的“${page.actions.cancel}”。`,
        `只取消其中一位，或送签后撤回时，在该申请人处点击“${order.withdraw}”，先看到退回和不退的金额，再确认。`,
      ],
      notes: [`${rules.cancellation.beforeLodging}。`, `${rules.cancellation.granted}。`],
    },
  },
} satisfies ManualArticle
