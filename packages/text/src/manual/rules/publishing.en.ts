import { text as flows } from '../../admin/approval/flows.en'
import { text as overview } from '../../admin/home.en'
import { text as policy } from '../../admin/policy/policy.en'
import type { text as source } from './publishing.zh-CN'

export const text: typeof source = {
  lead: 'Changes of travel policies and approval flows are proposed by one person and confirmed by another; every version is kept.',
  sections: {
    propose: {
      title: 'Submit a change',
      steps: [
        `After editing press “${policy.publish}” and look through “${policy.changes}”.`,
        `Choose “${policy.from}”. ${policy.fromHint}`,
        `Fill in “${policy.note}” and press “${policy.send}”.`,
      ],
      notes: [policy.single, 'Until somebody confirms it, the change affects nobody.'],
      hint: `${policy.second} ${policy.single}`,
    },
    decide: {
      title: 'Confirm or return',
      lead: `What waits is shown under “${overview.title}” and on the policy’s page. Look at the changes, then press “${policy.accept}”, or “${policy.refuse}” and say why. Whoever proposed it can use “${policy.withdraw}”.`,
    },
    pilot: {
      title: 'Try it in some departments first',
      lead: `Under “${policy.wide}” choose “${policy.wides.pilot}”: ${policy.wideHints.pilot}. When you are content, press “${policy.widen}” under “${policy.versions}”.`,
      hint: `“${policy.wides.all}”: ${policy.wideHints.all}. “${policy.wides.pilot}”: ${policy.wideHints.pilot}.`,
    },
    emergency: {
      title: 'In an emergency',
      lead: `If it cannot wait, tick “${policy.alone}” and say why. ${policy.aloneHint} It is written to the audit log.`,
      hint: `${policy.aloneHint} It is written to the audit log; use it only where it cannot wait.`,
    },
    back: {
      title: 'Go back to a former version',
      lead: `Press “${policy.takeBack}” under “${policy.versions}”. ${policy.takeBackText} For approval flows choose “${flows.versions.restore}” under “${flows.parts.versions}”.`,
    },
  },
}
