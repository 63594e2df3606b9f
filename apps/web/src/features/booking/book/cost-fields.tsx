import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { otherCostCentresAtMost } from '@sojourn/domain/booking/cost/cost-shares'
import { Button, IconButton } from '../../../kit/actions/button'
import { Field, FieldError } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import type { TravellerForm } from './book-form'
import { ownShare } from './cost-form'
import styles from './cost-fields.module.css'

interface CostFieldsProps {
  info: BookInfo
  form: TravellerForm
  /** Path of the traveller in the request. */
  path: string
  errorOf: (path: string) => string | undefined
  onChange: (more: Partial<TravellerForm>) => void
}

/** Who bears what a traveller costs: one cost centre or several by percent, and the project, as far as the company asks. */
export function CostFields(props: CostFieldsProps) {
  const { info, form, path, errorOf, onChange } = props
  const text = useText('booking/placing/book-form')
  const own = ownShare(form)
  return (
    <div className={styles['costs']}>
      <Field
        label={text.costCentre}
        required
        hint={form.costShares.length > 0 && own !== undefined ? text.ownPercent({ percent: own }) : undefined}
        error={errorOf(`${path}.costCentreId`)}
      >
        {(control) => (
          <CostCentres
            {...control}
            info={info}
            field={`${path}.costCentreId`}
            value={form.costCentreId}
            onChange={(costCentreId) => onChange({ costCentreId })}
          />
        )}
      </Field>
      {form.costShares.map((share, index) => (
        <Share key={index} {...props} share={share} index={index} />
      ))}
      {errorOf(`${path}.costShares`) && <FieldError>{errorOf(`${path}.costShares`)}</FieldError>}
      {info.costSplit && form.costShares.length < otherCostCentresAtMost && info.costCentres.length > 1 && (
        <Button
          kind="quiet"
          size="compact"
          icon="plus"
          onClick={() => onChange({ costShares: [...form.costShares, { costCentreId: '', percent: '' }] })}
        >
          {text.shareCost}
        </Button>
      )}
      {info.projects.length > 0 && <ProjectField {...props} />}
    </div>
  )
}

interface ShareProps extends CostFieldsProps {
  share: TravellerForm['costShares'][number]
  index: number
}

/** What one of the other cost centres bears. */
function Share({ info, form, path, errorOf, onChange, share, index }: ShareProps) {
  const text = useText('booking/placing/book-form')
  const field = `${path}.costShares.${index}.costCentreId`
  const change = (more: Partial<typeof share>) =>
    onChange({ costShares: form.costShares.map((one, at) => (at === index ? { ...one, ...more } : one)) })
  return (
    <div className={styles['share']}>
      <Field label={text.otherCostCentre} error={errorOf(field)}>
        {(control) => (
          <CostCentres
            {...control}
            info={info}
            field={field}
            value={share.costCentreId}
            onChange={(costCentreId) => change({ costCentreId })}
          />
        )}
      </Field>
      <Field label={text.costPercent}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            data-field={index === 0 ? `${path}.costShares` : undefined}
            value={share.percent}
            onChange={(event) => change({ percent: event.target.value })}
          />
        )}
      </Field>
      <IconButton
        icon="close"
        size="compact"
        label={text.removeCostCentre}
        onClick={() => onChange({ costShares: form.costShares.filter((_, at) => at !== index) })}
      />
    </div>
  )
}

interface CostCentresProps {
  info: BookInfo
  field: string
  value: string
  onChange: (costCentreId: string) => void
}

function CostCentres({ info, field, value, onChange, ...control }: CostCentresProps) {
  const text = useText('booking/placing/book-form')
  return (
    <Select {...control} data-field={field} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{text.chooseCostCentre}</option>
      {info.costCentres.map(({ id, code, name }) => (
        <option key={id} value={id}>
          {code} {name}
        </option>
      ))}
    </Select>
  )
}

function ProjectField({ info, form, path, errorOf, onChange }: CostFieldsProps) {
  const text = useText('booking/placing/book-form')
  return (
    <Field label={text.project} required={info.projectRequired} error={errorOf(`${path}.projectCode`)}>
      {(control) => (
        <Select
          {...control}
          data-field={`${path}.projectCode`}
          value={form.projectCode}
          onChange={(event) => onChange({ projectCode: event.target.value })}
        >
          <option value="">{info.projectRequired ? text.chooseProject : text.noProject}</option>
          {info.projects.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
