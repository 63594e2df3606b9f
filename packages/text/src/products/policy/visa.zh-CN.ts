/** The standard for visas, as a travel manager writes it. */
export const text = {
  kind: { title: '签证类型', sentence: '可办 {kinds}', label: '可办签证类型' },
  kinds: { business: '商务签证', tourism: '旅游签证', family: '探亲签证', evisa: '电子签证', arrival: '落地签证' },
  price: { title: '签证费用', sentence: '每人全部费用不超过 ¥{price}', price: '每人费用上限（元）' },
  express: { title: '加急', sentence: '不可加急办理' },
}
