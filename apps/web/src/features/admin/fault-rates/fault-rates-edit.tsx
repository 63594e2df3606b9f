import { faultPresets, faultRateKeys } from '@sojourn/contract/admin/agency/fault-rate-words'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { Button } from '../../../kit/actions/button'
import { EditForm } from '../../../kit/edit/edit-form'
import { EditSection } from '../../../kit/edit/edit-section'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './fault-rates.module.css'
import { typedRates, useFaultRates, type FaultRatesAnswer } from './use-fault-rates'

const products = ['flight', 'intlFlight', 'train', 'hotel', 'car'] as const

/** Product by product what goes wrong, and how often. */
export function FaultRatesEdit({ answer }: { answer: FaultRatesAnswer }) {
  const text = useText('admin/agency/fault-rates')
  const { savedBy } = useText('admin/record')
  const { edit, busy, submit, errorOf, faults } = useFaultRates(answer)
  const [newest] = answer.changes
  return (
    <EditForm
      label={text.title}
      edit={edit}
      busy={busy}
      onSave={submit}
      by={newest && savedBy({ name: newest.byName, moment: formatInstant(newest.at) })}
      faults={faults}
    >
      <EditSection
        title={text.presets}
        explanation={text.presetsWhy}
        mark={<Help field={text.presets} article="fault-rates" section="set" />}
        className={styles['presets']}
      >
        {faultPresets.map((preset) => (
          <Button key={preset} onClick={() => edit.set(typedRates(presetRates(preset)))}>
            {text.preset[preset]}
          </Button>
        ))}
      </EditSection>
      {products.map((product) => (
        <EditSection key={product} title={text.products[product]} explanation={text.percent} className={styles['rates']}>
          <Rates product={product} edit={edit} errorOf={errorOf} />
        </EditSection>
      ))}
    </EditForm>
  )
}

/** Of one product, each with what it does. */
function Rates({ product, edit, errorOf }: Pick<ReturnType<typeof useFaultRates>, 'edit' | 'errorOf'> & { product: string }) {
  const text = useText('admin/agency/fault-rates')
  return faultRateKeys
    .filter((key) => key.startsWith(product))
    .map((key) => (
      <Field key={key} label={text.labels[key]} hint={text.hints[key]} error={errorOf(key)} required>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={edit.value[key]}
            onChange={(event) => edit.set({ ...edit.value, [key]: event.target.value })}
          />
        )}
      </Field>
    ))
}
