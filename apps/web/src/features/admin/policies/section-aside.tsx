import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { Sentences } from '../../booking/policy/standard-states'
import { Remarks } from '../../booking/policy-edit/rule'
import type { PolicyRemark } from '../../booking/product/screens'
import { sentencesOf } from './policy-fields'
import type { PolicyForm } from './policy-form'
import { useWordsOf } from './use-policy-texts'

interface SectionAsideProps {
  form: PolicyForm
  product: PolicyProduct
  remarks: readonly PolicyRemark[]
}

/** What travellers will read, and what is wrong or hardly meant, while it is written. */
export function SectionAside({ form, product, remarks }: SectionAsideProps) {
  const text = useText('admin/policy/policy')
  const words = useWordsOf()(product)
  return (
    <>
      <Card title={text.preview}>
        <Sentences list={sentencesOf(form, product, words, text.noLimit)} />
      </Card>
      <Card title={text.checks}>
        <div role="status">
          {remarks.length === 0 ? (
            <IconLine icon="checkCircle" tone="good">
              {text.noRemarks}
            </IconLine>
          ) : (
            <Remarks remarks={remarks} />
          )}
        </div>
      </Card>
    </>
  )
}
