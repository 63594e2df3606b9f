// Made from person-view.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './person-view.zh-CN'

export const text: typeof source = {
  see: '檢視員工視角',
  title: (p: { name: string }) => `${p.name}看到的內容`,
  lead: '僅供檢視，不會代為操作。每次檢視都會記入安全審計日誌。',
  standard: '差旅標準',
  noStandard: '沒有適用的差旅標準',
  noLimit: '不限制',
  open: '可預訂的產品',
  business: '因公',
  personal: '因私',
  abilities: '差旅權限',
  menus: '選單',
  products: {
    flight: '國內機票',
    intlFlight: '國際機票',
    hotel: '國內飯店',
    intlHotel: '國際飯店',
    train: '火車票',
    car: '用車',
    visa: '簽證',
    meeting: '會議',
  },
}
