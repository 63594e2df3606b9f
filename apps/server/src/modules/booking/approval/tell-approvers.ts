import type { ToldPeople } from '@sojourn/domain/booking/approval/tell'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { writeAll } from '../notification/write'
import { insertAct } from './act-store'
import { copyOf, factsOf, toldPath } from './ask-approvers'
import { insertCopies } from './copy-store'
import { subjectLines } from './decision-lines'
import { journeyOf, type Opening } from './open-approval'
import { insertApproval } from './store'

export interface Telling extends Pick<Opening, 'subject' | 'applicant'> {
  told: ToldPeople
}

/** Whoever would approve is told of a case that waits for nobody. It stands among the approvals as what it is, so that who was told can read it. */
export async function tellApprovers(work: Work, { subject, applicant, told }: Telling): Promise<string> {
  const { flowId, toldIds, copyIds } = told
  const now = work.context.clock.now()
  const approvalId = newId(now)
  const deadline = now.toISOString()
  const copies = [...toldIds, ...copyIds].map((employeeId) => ({ employeeId, when: 'submit' as const }))
  const lines = subjectLines(work, subject, journeyOf(work, subject))
  await Promise.all([
    insertApproval(work, {
      approvalId,
      subjectKind: subject.kind,
      object: subject.object,
      subjectNo: subject.no,
      version: subject.version,
      flowId,
      applicantId: applicant.employeeId,
      applicantName: applicant.name,
      progress: { state: 'told', deadline, onSilence: 'remind', levels: [] },
      submittedAt: now,
      deadline: now,
    }),
    insertAct(work, approvalId, {
      at: now,
      act: 'tell',
      actorId: '',
      actorName: '',
      targets: toldIds,
      words: '',
      detail: {},
    }),
    insertCopies(work, approvalId, copies, now),
    lines.then((own) =>
      writeAll(work, [
        { kind: 'approvalTold', employeeIds: toldIds, facts: { ...factsOf(subject), lines: own, path: toldPath(approvalId) } },
        copyOf(approvalId, subject, copyIds),
      ]),
    ),
  ])
  return approvalId
}
