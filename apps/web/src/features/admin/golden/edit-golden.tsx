import type { GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { useId, useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { GoldenFields, type GoldenForm } from './golden-fields'
import styles from './golden.module.css'
import { useSaveGolden } from './use-save-golden'

/** Another name, or another verdict that it must keep. */
export function EditGolden({ golden, onClose }: { golden: GoldenTrip; onClose: () => void }) {
  const text = useText('admin/policy/golden')
  const id = useId()
  const { goldenId, version, name, verdict, now } = golden
  const [form, setForm] = useState<GoldenForm>({ name, verdict })
  const isNameless = form.name.trim() === ''
  const { busy, tried, refused, submit } = useSaveGolden(() => (isNameless ? undefined : { goldenId, version, ...form }), onClose)
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.editTitle({ name })} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <GoldenFields
          form={form}
          change={(more) => setForm({ ...form, ...more })}
          nameError={tried && isNameless ? text.nameMissing : undefined}
          now={now}
        />
        {refused && <FormRefusal>{refused}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
