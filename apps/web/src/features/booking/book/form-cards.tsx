import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { approvalGroups, approvalMode } from './book-form'
import { ContactCard } from './contact-card'
import { OrderFields } from './order-fields-card'
import { PaymentCard } from './payment-card'
import type { BookFormState } from './use-book-form'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { Card } from '../../../kit/layout/page'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { useText } from '../../../kit/text/text'
import { type ApproverGroup, namedIn } from '../approval/list/approval-choice'
import styles from './approver-card.module.css'

export interface FormCardsProps {
  info: BookInfo
  state: BookFormState
  violations: readonly Violation[]
}

/** Contact, what the company asks, approvers where the booker names them, payment and remark: the same for every product. */
export const FormCards = (props: FormCardsProps) => (
  <>
    <ContactCard info={props.info} state={props.state} />
    <OrderCards {...props} />
  </>
)

/** The same where the contact stands elsewhere. */
export function OrderCards({ info, state, violations }: FormCardsProps) {
  return (
    <>
      <OrderFields info={info} state={state} />
      <OrderApprovers info={info} state={state} violations={violations} />
      <PaymentCard info={info} state={state} />
    </>
  )
}

/** Who approves, where the booker names them. */
export function OrderApprovers({ state, ...approvals }: FormCardsProps) {
  const { form } = state
  return <ApproverCard groups={approvalGroups(form, approvals)} mode={approvalMode(form, approvals)} state={state} />
}

interface ApproverCardProps {
  groups: readonly ApproverGroup[]
  /** S3.14: 1 names one person of each group, 2 several. */
  mode: number
  state: BookFormState
}

const severalMode = 2

/** Where the flow leaves it to the booker, who decides. */
function ApproverCard({ groups, mode, state }: ApproverCardProps) {
  const text = useText('booking/placing/book-form')
  const { form, change, errorOf } = state
  if (groups.length === 0) return null
  const name = (level: number, employeeIds: string[]) =>
    change({ ...form, approvers: { ...form.approvers, [level]: employeeIds } })
  return (
    <Card title={text.approvers}>
      <div className={styles['groups']}>
        {groups.map((group) => {
          const { type, personList } = group
          const named = namedIn(group, form.approvers)
          const label = text.approverLevel({ level: type })
          const error = errorOf(`approvers.${type}`)
          return (
            <div key={type} data-field={`approvers.${type}`} tabIndex={-1}>
              {mode === severalMode ? (
                <fieldset className={styles['people']}>
                  <legend>{label}</legend>
                  {personList.map((person) => (
                    <Checkbox
                      key={person.employeeId}
                      label={person.name}
                      checked={named.includes(person.employeeId)}
                      onChange={(on) => name(type, toggled(named, person.employeeId, on))}
                    />
                  ))}
                </fieldset>
              ) : (
                <RadioGroup
                  showLabel
                  label={label}
                  value={named[0]}
                  onChange={(employeeId) => name(type, [employeeId])}
                  choices={personList.map((person) => ({ value: person.employeeId, label: person.name }))}
                />
              )}
              {error && <FieldError>{error}</FieldError>}
            </div>
          )
        })}
      </div>
    </Card>
  )
}

const toggled = (named: readonly string[], employeeId: string, on: boolean): string[] =>
  on ? [...named, employeeId] : named.filter((id) => id !== employeeId)
