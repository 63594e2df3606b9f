import { text as notices } from '../../admin/company/notices.zh-CN'
import type { ManualArticle } from '../article'

/** Notices to the company's people. */
export const text = {
  lead: '公告显示在员工的页面上，例如出行须知、天气或节假日安排。',
  sections: {
    publish: {
      title: '发布公告',
      steps: [
        `打开“${notices.title}”，点击“${notices.add}”。`,
        `填写“${notices.fields.title}”“${notices.fields.description}”和“${notices.fields.content}”，选择“${notices.fields.level}”。`,
        `选择“${notices.fields.shownFrom}”和“${notices.fields.shownTo}”，以及“${notices.fields.positions}”。`,
        `在“${notices.preview}”中核对后保存。`,
      ],
      notes: ['员工看到的语言与其页面一致；没有填写的语言显示简体内容。'],
      picture: '公告列表，显示级别、状态和展示期间',
    },
    where: {
      title: '只对有关的人显示',
      lead: `“${notices.fields.products}”：${notices.productsHint}“${notices.fields.keywords}”：${notices.keywordsHint}“${notices.fields.travel}”：${notices.travelHint}`,
      hint: `${notices.keywordsHint}例如填写上海，只有到上海的行程才显示。`,
    },
    alert: {
      title: '自动弹出',
      lead: `“${notices.fields.autoAlert}”：${notices.autoAlertHint}请只用于紧急事项。`,
    },
  },
} satisfies ManualArticle
