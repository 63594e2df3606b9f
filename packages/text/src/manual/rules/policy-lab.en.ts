import { text as golden } from '../../admin/policy/golden.en'
import { text as lab } from '../../admin/policy/lab.en'
import type { text as source } from './policy-lab.zh-CN'

export const text: typeof source = {
  lead: lab.lead,
  sections: {
    try: {
      title: 'Try a policy',
      steps: [
        `Under “${lab.form}” choose “${lab.policy}” and “${lab.subject}”: a version, “${lab.subjects.draft}” or “${lab.subjects.proposal}”.`,
        `Choose “${lab.product}” and “${lab.period}”, then press “${lab.start}”.`,
        `See how “${lab.tiles.violating}”, “${lab.tiles.approval}” and “${lab.tiles.refused}” change, and which trips are hit hardest.`,
      ],
      notes: [lab.noneText],
    },
    golden: {
      title: golden.title,
      lead: golden.lead,
      steps: [
        `Press “${golden.mark}” in a result, or “${golden.add}” to add one by its order.`,
        `Choose “${golden.verdict}” and save.`,
      ],
    },
    replay: {
      title: lab.replay,
      lead: `${lab.replayHint}.`,
    },
  },
}
