import {
  advanceVisaApplicant,
  getVisaCases,
  readVisaCaseMaterial,
  reviewVisaMaterial,
} from '@sojourn/contract/products/visa/desk.calls'
import { getOwnVisas, removeOwnVisa, saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import {
  getVisaOrderDetail,
  readVisaMaterial,
  reuseVisaMaterial,
  revealVisaNumber,
  sendVisaPassport,
  uploadVisaMaterial,
  withdrawVisaApplicant,
} from '@sojourn/contract/products/visa/order.calls'
import {
  createVisaOrder,
  getVisaBookInfo,
  getVisaOrderTemp,
  getVisasAlong,
  getVisaTemplate,
  visaProductDetail,
  visaSearch,
} from '@sojourn/contract/products/visa/visa.calls'
import { visaNumber } from '../../../modules/products/visa/material/visa-number'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { visasAlong } from '../../../modules/products/visa/along/along-list'
import { createVisa } from '../../../modules/products/visa/book/book'
import { visaBookInfo } from '../../../modules/products/visa/book/book-info'
import { getVisaDraft } from '../../../modules/products/visa/draft/draft'
import { dropOwnVisa, keepOwnVisa, ownVisas } from '../../../modules/products/visa/held/own-visas'
import { sendPassport, withdrawApplicant } from '../../../modules/products/visa/material/own-steps'
import { readMaterial } from '../../../modules/products/visa/material/read'
import { reuseMaterial } from '../../../modules/products/visa/material/reuse'
import { visaTemplate } from '../../../modules/products/visa/material/template'
import { uploadMaterial } from '../../../modules/products/visa/material/upload'
import { advanceApplicant } from '../../../modules/products/visa/office/advance'
import { readCaseMaterial, visaCases } from '../../../modules/products/visa/office/cases'
import { reviewMaterial } from '../../../modules/products/visa/office/review'
import { visaOrderDetail } from '../../../modules/products/visa/order-detail/order-detail'
import { searchVisas, visaDetail } from '../../../modules/products/visa/search/search'
import { bind, type Api } from '../../bind'

export function bindVisas(api: Api): void {
  bind(api, getVisaOrderTemp, getVisaDraft)
  bind(api, getVisasAlong, visasAlong)
  bind(api, getOwnVisas, ownVisas)
  bind(api, revealVisaNumber, visaNumber)
  bind(api, saveOwnVisa, keepOwnVisa)
  bind(api, removeOwnVisa, dropOwnVisa)
  bind(api, visaSearch, searchVisas)
  bind(api, visaProductDetail, visaDetail)
  bind(api, getVisaTemplate, visaTemplate)
  bind(api, getVisaBookInfo, visaBookInfo)
  bind(api, createVisaOrder, createVisa)
  bind(
    api,
    getVisaOrderDetail,
    noting(visaOrderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, uploadVisaMaterial, uploadMaterial)
  bind(api, reuseVisaMaterial, reuseMaterial)
  bind(api, readVisaMaterial, readMaterial)
  bind(api, sendVisaPassport, sendPassport)
  bind(api, withdrawVisaApplicant, withdrawApplicant)
  bind(api, getVisaCases, visaCases)
  bind(api, readVisaCaseMaterial, readCaseMaterial)
  bind(api, reviewVisaMaterial, reviewMaterial)
  bind(api, advanceVisaApplicant, advanceApplicant)
}
