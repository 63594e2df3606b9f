import { text as flows } from '../../admin/approval/flows.en'
import { text as delegate } from '../../booking/approval/delegate.en'
import { text as menu } from '../../personal/menu.en'
import type { text as source } from './flows.zh-CN'

export const text: typeof source = {
  lead: flows.explain,
  sections: {
    add: {
      title: 'Add a flow',
      steps: [
        `Open “${flows.title}” and choose “${flows.add}”.`,
        `Fill in the name and say under “${flows.sections.conditions}” when it is used; what is not chosen does not matter.`,
        `Under “${flows.sections.levels}” press “${flows.addLevel}” and choose “${flows.fields.approvers}”. Without a step nothing needs approval.`,
        `Set “${flows.fields.deadline}” and “${flows.fields.onSilence}” under “${flows.sections.silence}”.`,
        `Back in the list put it in its place with “${flows.moveUp}” and “${flows.moveDown}”, then press “${flows.publish}”.`,
      ],
      notes: [
        `The order matters: put the flow with the narrowest conditions first, and “${flows.whenAny}” last.`,
        `When approvers only need to know, choose “${flows.tellings.told}”: each is notified, no deadline applies, and bookings that break a policy do not wait either.`,
      ],
      picture: 'The approval flows in the order in which they are tried, with conditions and approvers',
    },
    modes: {
      title: 'Several approvers on one level',
      lead: `Choose under “${flows.fields.mode}”:`,
      notes: [flows.modes.any, flows.modes.anyAgree, flows.modes.all, flows.modes.sequential, flows.modes.count],
      hint: `${flows.modes.any}; ${flows.modes.all}; ${flows.modes.sequential}; ${flows.modes.count}.`,
    },
    silence: {
      title: 'When nobody decides in time',
      lead: `${flows.sections.silence}: ${flows.silenceHint}`,
      notes: [
        `“${flows.silences.reject}”: it ends, and seats or rooms are released.`,
        `“${flows.silences.approve}”: only for what is within the standard.`,
        `“${flows.silences.escalate}”: the approver’s superior decides.`,
        `“${flows.silences.remind}”: the order still closes when its seats or rooms are no longer held.`,
      ],
      hint: `“${flows.silences.escalate}” suits most cases; “${flows.silences.approve}” only what is within the standard. ${flows.silenceHint}`,
    },
    own: {
      title: 'When the approver is the traveller',
      lead: `“${flows.owns.pass}” skips the level; “${flows.owns.up}” asks the superior, so that nobody approves their own travel.`,
      hint: `“${flows.owns.pass}”: nobody else is needed on this level. “${flows.owns.up}”: nobody approves their own travel.`,
    },
    conditions: {
      title: 'Conditions',
      lead: flows.conditionsHint,
      notes: [
        flows.regionsHint,
        flows.departmentsHint,
        `“${flows.fields.rules}” only matters for what goes beyond the standard.`,
      ],
      hint: `${flows.conditionsHint} ${flows.regionsHint} ${flows.departmentsHint}`,
    },
    simulate: {
      title: 'Try it out',
      lead: `Choose a person and a case under “${flows.parts.simulate}” and press “${flows.simulate.ask}”: you see why each flow fits or not, and who decides. Nobody is told.`,
      picture: 'A trial: choose a person and a case to see who decides',
    },
    delegates: {
      title: 'Delegates',
      lead: `While an approver is away, you can name a delegate under “${flows.parts.delegates}”; people do so themselves under “${delegate.title}” in “${menu.items.profile}”.`,
    },
  },
}
