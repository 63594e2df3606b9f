import { text as golden } from '../../admin/policy/golden.zh-CN'
import { text as lab } from '../../admin/policy/lab.zh-CN'
import type { ManualArticle } from '../article'

/** What a policy would do, before it is published. */
export const text = {
  lead: lab.lead,
  sections: {
    try: {
      title: '试算一份标准',
      steps: [
        `在“${lab.form}”中选择“${lab.policy}”和“${lab.subject}”：某个版本、“${lab.subjects.draft}”或“${lab.subjects.proposal}”。`,
        `选择“${lab.product}”和“${lab.period}”，点击“${lab.start}”。`,
        `查看“${lab.tiles.violating}”“${lab.tiles.approval}”和“${lab.tiles.refused}”如何变化，以及影响最大的行程。`,
      ],
      notes: [lab.noneText],
    },
    golden: {
      title: golden.title,
      lead: golden.lead,
      steps: [`在试算结果中点击“${golden.mark}”，或点击“${golden.add}”按订单号添加。`, `选择“${golden.verdict}”并保存。`],
    },
    replay: {
      title: lab.replay,
      lead: `${lab.replayHint}。`,
    },
  },
} satisfies ManualArticle
