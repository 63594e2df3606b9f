// Made from book.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  why: {
    child: '按艙位全價的 50% 購票（成人價更低時按成人價），免機建費，燃油附加費減半',
    infant: '按全價的 10% 購票，不佔座位，免機建費和燃油附加費',
  },
  government: {
    title: '政採票購票單位',
    unit: '單位名稱',
    unitHint: '國家機關、事業單位等預算單位的全稱，出票時由航司核驗',
    cardBin: '公務卡卡號前 6 位',
    cardBinHint: '以 628 開頭；個人支付政採票須使用公務卡',
    faults: {
      governmentUnitMissing: '請填寫購票單位名稱',
      governmentCardMissing: '請填寫公務卡卡號前 6 位，或改由單位支付',
      governmentCardUnofficial: '該卡不是公務卡：公務卡卡號以 628 開頭，請填寫前 6 位',
    },
  },
  faults: {
    newbornFlies: '出生不滿 14 天的嬰兒不能乘機',
    unaccompaniedChild: '12 週歲以下的兒童和嬰兒須與成人一同乘機。無成人陪伴兒童請聯絡客服向航空公司申請',
    tooManyInfants: '每位成人只能攜帶 1 名嬰兒',
  },
}
