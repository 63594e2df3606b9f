// Made from arrangers.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './arrangers.zh-CN'
import { text as arrangers } from '../../admin/people/arrangers.zh-TW'
import { text as person } from '../../admin/people/person.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `有「${person.abilities.bookForOthers}」的員工可以為同事預訂。「${arrangers.title}」限定他們可以為誰、訂什麼、到什麼時候。`,
  sections: {
    states: {
      title: '三種範圍',
      notes: [
        `「${arrangers.states.everybody}」：還沒有授予任何權限，可為全公司預訂。`,
        `「${arrangers.states.covered}」：只能為權限內的人預訂。`,
        `「${arrangers.states.nobody}」：權限都已結束，只能為本人和自己的外部出行人預訂。`,
      ],
      hint: `沒有任何授權的代訂人可為全公司預訂；一旦授予第一項權限，就只能為權限內的人預訂。`,
      picture: '代訂人列表，顯示每人可為誰預訂',
    },
    give: {
      title: '授予權限',
      steps: [
        `點選「${arrangers.give}」，選擇一位或幾位「${arrangers.arrangers}」。`,
        `在「${arrangers.over}」中選擇「${arrangers.overs.department}」「${arrangers.overs.person}」或「${arrangers.overs.everybody}」。`,
        `需要時選擇「${arrangers.givenProducts}」和「${arrangers.untilDay}」，點選「${arrangers.confirm}」。`,
      ],
    },
    products: {
      title: '產品範圍',
      lead: `${arrangers.productsHint}。一個人有幾項權限時，每項權限的產品只適用於該項的人。`,
      hint: `${arrangers.productsHint}。例如只勾選「${arrangers.products.train}」，就不能據此預訂機票。改簽和退票也按此範圍。`,
    },
    end: {
      title: '修改期限和結束',
      lead: `點選代訂人，在權限旁選擇「${arrangers.changeEnd}」或「${arrangers.end}」。結束立即生效，已有訂單保留。`,
    },
  },
} satisfies ManualArticle
