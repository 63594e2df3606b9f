/** Words that the general conversion gets wrong for a reader in Taiwan; applied to its result, longest first. */
export const glossary: readonly (readonly [converted: string, wanted: string])[] = [
  ['電子郵箱', '電子郵件'],
  ['郵箱', '信箱'],
  ['身份證', '身分證'],
  ['質量', '品質'],
  ['酒店', '飯店'],
  ['賬', '帳'],
  ['公務艙', '商務艙'],
  ['悉尼', '雪梨'],
  ['創建', '建立'],
  ['聯繫人', '聯絡人'],
  ['短信', '簡訊'],
  ['許可權', '權限'],
  ['型別', '類型'],
]
