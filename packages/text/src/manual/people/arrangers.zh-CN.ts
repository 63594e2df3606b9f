import { text as arrangers } from '../../admin/people/arrangers.zh-CN'
import { text as person } from '../../admin/people/person.zh-CN'
import type { ManualArticle } from '../article'

/** Who books for whom. */
export const text = {
  lead: `有“${person.abilities.bookForOthers}”的员工可以为同事预订。“${arrangers.title}”限定他们可以为谁、订什么、到什么时候。`,
  sections: {
    states: {
      title: '三种范围',
      notes: [
        `“${arrangers.states.everybody}”：还没有授予任何权限，可为全公司预订。`,
        `“${arrangers.states.covered}”：只能为权限内的人预订。`,
        `“${arrangers.states.nobody}”：权限都已结束，只能为本人和自己的外部出行人预订。`,
      ],
      hint: `没有任何授权的代订人可为全公司预订；一旦授予第一项权限，就只能为权限内的人预订。`,
      picture: '代订人列表，显示每人可为谁预订',
    },
    give: {
      title: '授予权限',
      steps: [
        `点击“${arrangers.give}”，选择一位或几位“${arrangers.arrangers}”。`,
        `在“${arrangers.over}”中选择“${arrangers.overs.department}”“${arrangers.overs.person}”或“${arrangers.overs.everybody}”。`,
        `需要时选择“${arrangers.givenProducts}”和“${arrangers.untilDay}”，点击“${arrangers.confirm}”。`,
      ],
    },
    products: {
      title: '产品范围',
      lead: `${arrangers.productsHint}。一个人有几项权限时，每项权限的产品只适用于该项的人。`,
      hint: `${arrangers.productsHint}。例如只勾选“${arrangers.products.train}”，就不能据此预订机票。改签和退票也按此范围。`,
    },
    end: {
      title: '修改期限和结束',
      lead: `点击代订人，在权限旁选择“${arrangers.changeEnd}”或“${arrangers.end}”。结束立即生效，已有订单保留。`,
    },
  },
} satisfies ManualArticle
