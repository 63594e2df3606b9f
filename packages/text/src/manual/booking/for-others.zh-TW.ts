// Made from for-others.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './for-others.zh-CN'
import { text as person } from '../../admin/people/person.zh-TW'
import { text as home } from '../../app/home.zh-TW'
import { text as choice } from '../../booking/placing/choice.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `有「${person.abilities.bookForOthers}」權限的員工，可以為同事和外部出行人預訂。`,
  sections: {
    book: {
      title: '為他人預訂',
      steps: [
        `搜尋時在「${home.bookType}」中選擇「${home.bookOthers}」。`,
        `在「${choice.title}」中從「${choice.colleagues}」「${choice.frequent}」或「${choice.guests}」中選擇。`,
        '繼續搜尋和預訂。差旅標準、審批和費用按出行人計算。',
      ],
      notes: [`「${choice.reach}」寫明您可以為誰預訂；不在其中時請聯絡有授權的同事。`],
      picture: '選擇出行人，可從同事、常用或外部出行人中選擇',
    },
    guest: {
      title: '外部出行人',
      lead: `在「${choice.guests}」中點選「${choice.addGuest}」，填寫${choice.guestName}、手機號碼和證件，點選「${choice.saveGuest}」。`,
    },
  },
} satisfies ManualArticle
