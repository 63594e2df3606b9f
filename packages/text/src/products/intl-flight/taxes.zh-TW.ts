// Made from taxes.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './taxes.zh-CN'

export const text: typeof source = {
  CN: '中國民航發展基金（國際出發）',
  G3: '香港機場建設費',
  I5: '香港航空旅客離境保安費',
  SW: '日本旅客服務設施使用費',
  OI: '日本旅客保安服務費',
  TK: '日本國際觀光旅客稅',
  SG: '新加坡旅客服務及保安費',
  OP: '新加坡航空稅',
  OO: '新加坡機場發展費',
  TS: '泰國旅客服務費',
  E7: '泰國旅客資訊預報費',
  G8: '泰國國際旅客保安費',
  GB: '英國航空旅客稅',
  UB: '英國旅客服務費',
  US: '美國國際運輸稅',
  YC: '美國海關使用費',
  XY: '美國移民使用費',
  XA: '美國動植物檢疫費',
  AY: '美國旅客保安費',
  XF: '美國旅客設施費',
  BP: '韓國機場使用費',
  AU: '澳大利亞旅客流動費',
}
