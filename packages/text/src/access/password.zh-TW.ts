// Made from password.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './password.zh-CN'

export const text: typeof source = {
  passwordMissing: '請輸入新密碼',
  passwordSpaces: '密碼不允許有空格',
  passwordLength: '密碼長度應為8-20個字元',
  passwordOneKind: '密碼不允許純字母或者純數字',
  passwordAscending: '密碼不允許為連續遞增型字元',
  passwordUniform: '密碼不允許為純連續相同的字元',
  passwordMix: '密碼須包含大寫字母、小寫字母和數字',
  passwordLeaked: '此密碼（不論大小寫）在洩露最多的 10 萬個密碼之中，容易被他人猜中，請換一個',
  passwordNamed: '密碼不能包含姓名、公司名稱、信箱、手機號碼或本產品名稱，容易被他人猜中，請換一個',
  passwordSame: '新密碼不能與原密碼相同',
  confirmationMissing: '請再次輸入新密碼',
  confirmationSpaces: '密碼不允許有空格',
  confirmationDiffers: '兩次輸入的新密碼不一致，請重新輸入',
}
