// Made from flight-book.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flight-book.zh-CN'

export const text: typeof source = {
  why: {
    child: '按艙位全價的 50% 購票（成人價更低時按成人價），免機建費，燃油附加費減半',
    infant: '按全價的 10% 購票，不佔座位，免機建費和燃油附加費',
  },
  faults: {
    newbornFlies: '出生不滿 14 天的嬰兒不能乘機',
    unaccompaniedChild: '12 週歲以下的兒童和嬰兒須與成人一同乘機。無成人陪伴兒童請聯絡客服向航空公司申請',
    tooManyInfants: '每位成人只能攜帶 1 名嬰兒',
  },
}
