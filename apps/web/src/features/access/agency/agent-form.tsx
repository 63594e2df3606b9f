import { Field } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import type { Assistance } from './agent-customers'
import styles from './agent-desk.module.css'

type Given = { [Part in keyof Assistance]?: Assistance[Part] | undefined }

interface Props {
  companies: readonly { enterpriseId: number; name: string }[]
  keyword: string
  onKeyword: (keyword: string) => void
  assistance: Given
  /** Says what is new of it: two fields may be written before the form is drawn again. */
  onChange: (more: Given) => void
  /** How often the agent tried to go on: what is missing is said, and has the focus. */
  tries: number
}

/** Whom the agent looks for, and why. */
export function AssistanceForm({ companies, keyword, onKeyword, ...why }: Props) {
  const text = useText('access/agency/agent')
  const { assistance, onChange, tries } = why
  return (
    <Form tries={tries} className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <Field label={text.company}>
        {(control) => (
          <Select
            {...control}
            value={assistance.enterpriseId ?? ''}
            onChange={({ target: { value } }) => onChange({ enterpriseId: value ? Number(value) : undefined })}
          >
            <option value="">{text.allCompanies}</option>
            {companies.map((company) => (
              <option key={company.enterpriseId} value={company.enterpriseId}>
                {company.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.keyword} hint={text.keywordHint}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="keyword"
            autoComplete="off"
            maxLength={50}
            value={keyword}
            onChange={(event) => onKeyword(event.target.value)}
          />
        )}
      </Field>
      <WhyFields {...why} />
    </Form>
  )
}

function WhyFields({ assistance, onChange, tries }: Pick<Props, 'assistance' | 'onChange' | 'tries'>) {
  const text = useText('access/agency/agent')
  const asked = tries > 0
  return (
    <>
      <Field
        label={text.reason}
        hint={text.reasonHint}
        required
        error={asked && !assistance.reason?.trim() ? text.reasonMissing : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="reason"
            maxLength={200}
            value={assistance.reason ?? ''}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.reference} required error={asked && !assistance.reference?.trim() ? text.referenceMissing : undefined}>
        {(control) => (
          <Input
            {...control}
            name="reference"
            maxLength={40}
            value={assistance.reference ?? ''}
            onChange={(event) => onChange({ reference: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
