import { FieldError } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { Suspense } from 'react'
import styles from './application-form.module.css'
import type { AgreedStandardProps, ProductScreens } from '../../product/screens'
import { useAgreed, useProduct } from '../../product/use-products'
import type { FormState } from './use-application-form'

/** What is asked for in place of the travellers' own standards (handbook 9.1); what is left empty stays as it is. */
export function StandardCard({ draft: { content }, change, errorOf }: FormState) {
  const text = useText('booking/application/form')
  const product = useProduct()
  const offered = [...content.productTypes].sort((a, b) => a - b).filter((code) => product(code).agreed)
  const error = errorOf('standard')
  if (offered.length === 0) return null
  return (
    <Card title={text.standard}>
      <div className={styles['fields']}>
        <p className={styles['hint']}>{text.standardHint}</p>
        {offered.map((code) => (
          <Suspense key={code}>
            <Agreed product={product(code)} content={content} change={change} errorOf={errorOf} />
          </Suspense>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}

function Agreed({ product, ...props }: AgreedStandardProps & { product: ProductScreens }) {
  const { AgreedStandard } = useAgreed(product)
  return AgreedStandard && <AgreedStandard {...props} />
}
