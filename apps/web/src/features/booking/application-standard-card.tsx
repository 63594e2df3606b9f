import { FieldError } from '../../kit/field'
import { Card } from '../../kit/page'
import { useText } from '../../kit/text'
import { Suspense, type ComponentType } from 'react'
import styles from './application-form.module.css'
import type { Part } from './product/screens'
import { usePart, useProduct } from './product/use-products'
import type { FormState } from './use-application-form'

/** What is asked for in place of the travellers' own standards (handbook 9.1); what is left empty stays as it is. */
export function StandardCard(props: FormState) {
  const text = useText('booking/application-form')
  const product = useProduct()
  const offered = [...props.draft.content.productTypes]
    .sort((a, b) => a - b)
    .flatMap((code) => {
      const { agreedStandard } = product(code)
      return agreedStandard ? [{ code, part: agreedStandard }] : []
    })
  const error = props.errorOf('standard')
  if (offered.length === 0) return null
  return (
    <Card title={text.standard}>
      <div className={styles['fields']}>
        <p className={styles['hint']}>{text.standardHint}</p>
        {offered.map(({ code, part }) => (
          <Suspense key={code}>
            <Agreed {...props} part={part} />
          </Suspense>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}

function Agreed({ part, ...props }: FormState & { part: Part<ComponentType<FormState>> }) {
  const Fields = usePart(part)
  return <Fields {...props} />
}
