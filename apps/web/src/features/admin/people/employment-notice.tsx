import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import type { ReactNode } from 'react'
import { invitePeople, resumeEmployment } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { classNames } from '../../../kit/browser/class-names'
import { Icon } from '../../../kit/marks/icon'
import type { IconName } from '../../../kit/marks/icon-paths'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { told } from '../../../kit/overlays/told'
import styles from './person.module.css'

interface EmploymentNoticeProps {
  person: PersonDetail
  /** Opens the dialog in which the last day is set. */
  onLeave: () => void
}

/** Above the form of somebody who does not just work here: what is the case, and the way on or back. */
export function EmploymentNotice({ person, onLeave }: EmploymentNoticeProps) {
  const text = useText('admin/people/leaving')
  const { state, mayChange, lastDay = '', successor } = person
  if (state === 'active') return null
  const named = { successor: successor?.name ?? '' }
  const day = lastDay && formatFullDate(lastDay)
  if (state === 'invited')
    return (
      <Notice icon="mail" title={text.invited} words={text.invitedText}>
        {mayChange && <InviteAgain person={person} />}
      </Notice>
    )
  if (state === 'leaving')
    return (
      <Notice icon="clock" title={text.leaving({ day })} words={text.leavingText(named)}>
        {mayChange && (
          <>
            <Button aria-haspopup="dialog" onClick={onLeave}>
              {text.beginAgain}
            </Button>
            <Resume person={person} />
          </>
        )}
      </Notice>
    )
  return (
    <Notice over icon="lock" title={text.left({ day })} words={text.leftText(named)}>
      {mayChange && <Resume person={person} />}
    </Notice>
  )
}

interface NoticeProps {
  icon: IconName
  title: string
  words: string
  over?: boolean
  children: ReactNode
}

const Notice = ({ icon, title, words, over, children }: NoticeProps) => (
  <div className={classNames(styles['notice'], over && styles['over'])}>
    <Icon name={icon} size={20} />
    <div>
      <strong>{title}</strong>
      <span>{words}</span>
    </div>
    <span className={styles['buttons']}>{children}</span>
  </div>
)

function InviteAgain({ person: { employeeId } }: { person: PersonDetail }) {
  const text = useText('admin/people/leaving')
  const invite = useWrite(invitePeople)
  const send = (by: 'mail' | 'mobile') => void told(invite.mutateAsync({ employeeIds: [employeeId], by }), text.inviteSent)
  return (
    <>
      <Button busy={invite.isPending} onClick={() => send('mail')}>
        {text.invite}
      </Button>
      <Button busy={invite.isPending} onClick={() => send('mobile')}>
        {text.inviteByText}
      </Button>
    </>
  )
}

/** Before the day comes it is taken back, afterwards the employment is resumed. */
function Resume({ person: { employeeId, version, state, fields } }: { person: PersonDetail }) {
  const text = useText('admin/people/leaving')
  const resume = useWrite(resumeEmployment, consoleReads)
  const words =
    state === 'leaving'
      ? { title: text.takeBackTitle(fields), message: text.takeBackText, confirm: text.takeBack, done: text.takenBack }
      : { title: text.resumeTitle(fields), message: text.resumeText, confirm: text.resume, done: text.resumed }
  const resumeOnceSure = async () => {
    const { done, ...question } = words
    if (await ask({ ...question, cancel: true })) await told(resume.mutateAsync({ employeeId, version }), done)
  }
  return (
    <Button busy={resume.isPending} onClick={() => void resumeOnceSure()}>
      {words.confirm}
    </Button>
  )
}
