import { travelTypes, type products } from '@sojourn/contract/booking/codes'
import { useState } from 'react'
import { useEmployee } from '../../../api/employee'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import type { EditedSearch } from '../product/screens'
import { useProduct } from '../product/use-products'
import styles from './edited-form.module.css'

export interface EditedProps extends Pick<EditedSearch, 'draft' | 'filters'> {
  type: Parameters<typeof products.word>[0]
  onClose: () => void
}

/** The form of the product over its list, filled in as the list was searched for, under the same application and trip. */
export function EditedForm({ draft, type, filters, onClose }: EditedProps) {
  const text = useText('booking/list')
  const employee = useEmployee()
  const [travelType, setTravelType] = useState(travelTypes.word(draft.travelType))
  const Form = useProduct()(type).search?.Form
  return (
    <Dialog open title={text.editSearch} onClose={onClose} width="top">
      {/* Fields that open span it on a phone. */}
      <div className={styles['form']}>
        {Form && (
          <Form
            employee={employee}
            travelType={travelType}
            onPersonal={() => setTravelType('personal')}
            travelApplyNo={draft.travelApplyNo}
            tripId={draft.travelOrderNo}
            edited={{ draft, filters, onSaved: onClose }}
            places={null}
            openSibling={undefined}
          />
        )}
      </div>
    </Dialog>
  )
}
