import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { excessOf, leavesChoice, settle } from '@sojourn/domain/booking/ledger/split'
import { fittingReasons } from '@sojourn/domain/booking/policy/reason-fits'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'
import type { ReactNode } from 'react'
import type { WebCall } from '../../../api/web-call'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { IconButton } from '../../../kit/actions/button'
import { Field, FieldError } from '../../../kit/forms/field'
import { formatPrice } from '../../../kit/text/format'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { asksBirthDate, settledViolations, type TravellerForm } from './book-form'
import { CostFields } from './cost-fields'
import { CredentialAdder } from './credential-adder'
import { useCredentialName } from '../traveller/credential-name'
import { PolicyNotes } from '../policy/policy-notes'
import { ReasonFields } from '../policy/reason-fields'
import styles from './traveller-card.module.css'

export interface TravellerCardProps {
  info: BookInfo
  traveller: BookInfo['travellers'][number]
  form: TravellerForm
  /** Path of this traveller in the request. */
  path: string
  business: boolean
  violations: readonly Violation[]
  errorOf: (path: string) => string | undefined
  /** Said about an order that this traveller already has for the same journey. */
  blocked: string | undefined
  infoCall: WebCall<unknown>
  extra: ReactNode
  onChange: (more: Partial<TravellerForm>) => void
  /** Who is being added or removed just now. */
  changingId: string | undefined
  onRemove: (() => void) | undefined
}

/** One traveller: document, cost centre, the reason where policy asks, insurance. */
export function TravellerCard(props: TravellerCardProps) {
  const { info, traveller, form, path, business, violations, errorOf, blocked, onChange } = props
  return (
    <li className={styles['traveller']}>
      <Head {...props} />
      {blocked && (
        <div tabIndex={-1} data-field={`${path}.employeeId`} className={styles['blocked']}>
          <FieldError>{blocked}</FieldError>
        </div>
      )}
      <div className={styles['fields']}>
        <div>
          <CredentialField {...props} />
          <CredentialAdder
            traveller={traveller}
            infoCall={props.infoCall}
            onAdded={(credentialId) => onChange({ credentialId })}
          />
          {asksBirthDate(form, info) && <BirthDateField {...props} />}
        </div>
        {business && (
          <div>
            <CostFields info={info} form={form} path={path} errorOf={errorOf} onChange={onChange} />
            <InvoiceTitle title={traveller.invoiceTitle} />
          </div>
        )}
      </div>
      {violations.length > 0 && (
        <div className={styles['violations']}>
          <PolicyNotes violations={violations} title={info.violationTitle} />
          <ExcessChoice {...props} />
          {needsReason(settledViolations(form, violations)) && (
            <ReasonFields
              info={{ reasons: fittingReasons(info.reasons, settledViolations(form, violations)) }}
              form={form}
              path={path}
              errorOf={errorOf}
              onChange={onChange}
            />
          )}
        </div>
      )}
      {props.extra}
      <Insurances {...props} />
    </li>
  )
}

/** To whom the trip will be invoiced, and why. */
function InvoiceTitle({ title }: { title: TravellerCardProps['traveller']['invoiceTitle'] }) {
  const text = useText('booking/placing/book-form')
  if (!title) return undefined
  const { name, department } = title
  return (
    <p className={styles['title']}>{department ? text.titleOfDepartment({ name, department }) : text.titleByDefault({ name })}</p>
  )
}

/** Who it is, and the button that takes the traveller out. */
function Head({ traveller, changingId, onRemove }: TravellerCardProps) {
  const text = useText('booking/placing/book-form')
  const choice = useText('booking/placing/choice')
  return (
    <div className={styles['head']}>
      <strong>{traveller.name}</strong>
      <span className={styles['who']}>
        {[traveller.departmentName, traveller.gradeName, text.mobileOf({ mobile: traveller.mobile })].filter(Boolean).join(' · ')}
      </span>
      {onRemove && (
        <IconButton
          icon="close"
          size="compact"
          label={text.removeTraveller({ name: traveller.name })}
          busy={changingId === traveller.employeeId}
          disabledReason={changingId && choice.changing}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

/** Approval, or paying what is above the standard, where the company leaves it to the person (handbook 7.4). */
export function ExcessChoice({ violations, form, onChange }: Pick<TravellerCardProps, 'violations' | 'form' | 'onChange'>) {
  const text = useText('booking/placing/book-form')
  if (!leavesChoice(violations)) return null
  const amount = formatPrice(excessOf(settle(violations, { paysExcess: true })))
  return (
    <RadioGroup
      label={text.excessChoice}
      showLabel
      column
      value={form.paysExcess ? 'pay' : 'ask'}
      onChange={(chosen) => onChange({ paysExcess: chosen === 'pay' })}
      choices={[
        { value: 'ask', label: text.excessAsk },
        { value: 'pay', label: text.excessPay({ amount }) },
      ]}
    />
  )
}

function CredentialField({ traveller, form, path, errorOf, onChange }: TravellerCardProps) {
  const text = useText('booking/placing/book-form')
  const credentialName = useCredentialName()
  const usable = traveller.credentials.some((credential) => credential.usable)
  return (
    <Field label={text.credential} required error={errorOf(`${path}.credentialId`) ?? (usable ? undefined : text.noCredential)}>
      {(control) => (
        <Select
          {...control}
          data-field={`${path}.credentialId`}
          value={form.credentialId}
          onChange={(event) => onChange({ credentialId: event.target.value })}
        >
          {!form.credentialId && <option value="">{text.chooseCredential}</option>}
          {traveller.credentials.map((credential) => {
            const name = text.credentialOption({ type: credentialName(credential.type), number: credential.number })
            return (
              <option key={credential.credentialId} value={credential.credentialId} disabled={!credential.usable}>
                {credential.reason ? text.credentialUnusable({ credential: name, reason: credential.reason }) : name}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}

function BirthDateField({ info, form, path, errorOf, onChange }: TravellerCardProps) {
  const text = useText('booking/placing/book-form')
  return (
    <DateField
      label={text.birthDate}
      required
      hint={text.birthDateWhy}
      error={errorOf(`${path}.birthDate`)}
      max={info.today}
      data-field={`${path}.birthDate`}
      value={form.birthDate}
      onChange={(birthDate) => onChange({ birthDate })}
    />
  )
}

function Insurances({ info, form, onChange }: TravellerCardProps) {
  const text = useText('booking/placing/book-form')
  if (info.insurances.length === 0) return null
  return (
    <fieldset className={styles['insurances']}>
      <legend>{text.insurance}</legend>
      {info.insuranceForced && <p>{text.insuranceForced}</p>}
      {info.insurances.map((insurance) => (
        <Checkbox
          key={insurance.code}
          label={text.insuranceOption({ name: insurance.name, price: formatPrice(insurance.price) })}
          hint={insurance.cover}
          checked={form.insurances.includes(insurance.code)}
          disabled={info.insuranceForced}
          onChange={(chosen) =>
            onChange({
              insurances: chosen
                ? [...form.insurances, insurance.code]
                : form.insurances.filter((code) => code !== insurance.code),
            })
          }
        />
      ))}
    </fieldset>
  )
}
