/**
 * Legal forms of companies as they stand in names, by the country whose law knows them. A name is compared without
 * them, whatever country it is stated with: a branch keeps the form of its home.
 */
const formsByCountry: Readonly<Record<string, readonly string[]>> = {
  AL: ['sh.p.k.', 'sh.a.'],
  AR: ['S.A.', 'S.R.L.', 'S.A.S.', 'S.A.U.'],
  AT: ['GmbH', 'Ges.m.b.H.', 'AG', 'OG', 'KG', 'e.U.', 'FlexCo', 'FlexKapG', 'GmbH & Co KG', 'GmbH & Co OG', 'GesbR'],
  AU: ['Pty Ltd', 'Pty Limited', 'Proprietary Limited', 'Ltd', 'Limited', 'NL'],
  BA: ['d.o.o.', 'd.d.'],
  BE: ['BV', 'BVBA', 'NV', 'SRL', 'SPRL', 'SA', 'CV', 'CVBA', 'SC', 'SCRL', 'VOF', 'SNC', 'CommV', 'VZW', 'ASBL'],
  BG: ['ЕООД', 'ООД', 'АД', 'ЕАД', 'ЕТ', 'EOOD', 'OOD', 'AD', 'EAD', 'ET'],
  BR: ['Ltda', 'Limitada', 'S.A.', 'S/A', 'EIRELI', 'ME', 'MEI', 'EPP', 'SLU'],
  CA: ['Inc', 'Ltd', 'Ltée', 'Limitée', 'Corp', 'ULC', 'LP', 'LLP', 'SENC', 'SENCRL'],
  CH: ['AG', 'GmbH', 'SA', 'Sàrl', 'Sagl', 'KLG', 'KmG', 'KIG', 'Genossenschaft'],
  CL: ['SpA', 'Ltda', 'S.A.', 'EIRL'],
  CN: ['有限公司', '有限责任公司', '股份有限公司', 'Co Ltd'],
  CO: ['S.A.S.', 'S.A.', 'Ltda'],
  CY: ['Ltd', 'Limited', 'PLC'],
  CZ: ['s.r.o.', 'spol. s r.o.', 'a.s.', 'v.o.s.', 'k.s.', 'z.s.', 'o.p.s.', 'družstvo'],
  DE: [
    'GmbH',
    'Gesellschaft mit beschränkter Haftung',
    'gGmbH',
    'mbH',
    'UG',
    'UG (haftungsbeschränkt)',
    'AG',
    'Aktiengesellschaft',
    'KG',
    'Kommanditgesellschaft',
    'KGaA',
    'OHG',
    'GbR',
    'eGbR',
    'e.K.',
    'e.Kfm.',
    'e.Kfr.',
    'eG',
    'e.V.',
    'PartG',
    'PartG mbB',
    'PartGmbB',
    'GmbH & Co. KG',
    'GmbH und Co. KG',
    'GmbH & Co. KGaA',
    'GmbH & Co. OHG',
    'UG & Co. KG',
    'UG (haftungsbeschränkt) & Co. KG',
    'AG & Co. KG',
    'AG & Co. KGaA',
    'SE & Co. KG',
    'SE & Co. KGaA',
  ],
  DK: ['A/S', 'Aktieselskab', 'ApS', 'Anpartsselskab', 'I/S', 'K/S', 'P/S', 'IVS', 'Amba'],
  EE: ['OÜ', 'AS', 'FIE', 'UÜ', 'TÜ', 'Osaühing', 'Aktsiaselts'],
  ES: [
    'S.L.',
    'S.L.U.',
    'S.A.',
    'S.A.U.',
    'S.L.L.',
    'S.L.N.E.',
    'S.C.',
    'C.B.',
    'S.Coop.',
    'Sociedad Limitada',
    'Sociedad Anónima',
  ],
  EU: ['SE', 'SCE', 'EEIG', 'EWIV', 'GEIE'],
  FI: ['Oy', 'Oyj', 'Oy Ab', 'Abp', 'Ky', 'Ay', 'Osk', 'Tmi', 'Osakeyhtiö'],
  FR: [
    'SARL',
    'S.à r.l.',
    'EURL',
    'SA',
    'SAS',
    'SASU',
    'SNC',
    'SCI',
    'SCA',
    'SCS',
    'SCOP',
    'SELARL',
    'EI',
    'Société anonyme',
    'Société à responsabilité limitée',
    'Société par actions simplifiée',
  ],
  GB: ['Ltd', 'Limited', 'PLC', 'LLP', 'LP', 'CIC', 'CIO', 'Public Limited Company', 'Limited Liability Partnership'],
  GR: ['Α.Ε.', 'Ε.Π.Ε.', 'Ι.Κ.Ε.', 'Μ.Ι.Κ.Ε.', 'Ο.Ε.', 'Ε.Ε.', 'AE', 'EPE', 'IKE', 'MIKE'],
  HK: ['Ltd', 'Limited', 'Co Ltd', '有限公司'],
  HR: ['d.o.o.', 'j.d.o.o.', 'd.d.', 'j.t.d.', 'k.d.'],
  HU: ['Kft', 'Zrt', 'Nyrt', 'Rt', 'Bt', 'Kkt', 'Korlátolt Felelősségű Társaság'],
  IE: ['Ltd', 'Limited', 'DAC', 'PLC', 'CLG', 'UC', 'Teoranta', 'Teo'],
  IL: ['Ltd', 'בעמ', 'בע״מ', 'בע"מ'],
  IN: ['Pvt Ltd', 'Private Limited', 'Ltd', 'Limited', 'LLP', 'OPC'],
  IS: ['ehf', 'hf', 'sf', 'slf', 'ohf', 'slhf'],
  IT: [
    'S.r.l.',
    'S.r.l.s.',
    'S.p.A.',
    'S.n.c.',
    'S.a.s.',
    'S.a.p.A.',
    'S.s.',
    'Soc. Coop.',
    'Società a responsabilità limitata',
    'Società per azioni',
  ],
  JP: ['株式会社', '有限会社', '合同会社', 'K.K.', 'G.K.', 'Y.K.', 'Kabushiki Kaisha', 'Co Ltd'],
  KR: ['주식회사', '유한회사', '(주)', 'Co Ltd'],
  LI: ['AG', 'GmbH', 'Anstalt', 'Trust reg.'],
  LT: ['UAB', 'AB', 'MB', 'IĮ', 'VšĮ'],
  LU: ['S.à r.l.', 'Sàrl-S', 'S.A.', 'S.C.A.', 'S.C.S.', 'S.C.Sp.', 'SNC'],
  LV: ['SIA', 'AS', 'IK', 'PS'],
  MC: ['S.A.M.', 'S.A.R.L.', 'S.N.C.', 'S.C.S.'],
  ME: ['d.o.o.', 'a.d.'],
  MK: ['ДОО', 'ДООЕЛ', 'АД', 'DOO', 'DOOEL'],
  MT: ['Ltd', 'Limited', 'PLC'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.', 'S. de R.L.', 'S.A.P.I. de C.V.', 'S.C.', 'S.A.S.'],
  NL: [
    'B.V.',
    'N.V.',
    'V.O.F.',
    'C.V.',
    'U.A.',
    'Coöperatie U.A.',
    'Besloten Vennootschap',
    'Naamloze Vennootschap',
    'Stichting',
  ],
  NO: ['AS', 'ASA', 'ANS', 'DA', 'ENK', 'NUF', 'SA', 'KS', 'Aksjeselskap'],
  NZ: ['Ltd', 'Limited', 'LP'],
  PE: ['S.A.C.', 'S.A.A.', 'S.A.', 'S.R.L.', 'E.I.R.L.'],
  PL: [
    'Sp. z o.o.',
    'Spółka z o.o.',
    'Spółka z ograniczoną odpowiedzialnością',
    'S.A.',
    'Spółka Akcyjna',
    'Sp. j.',
    'Sp. k.',
    'Sp. p.',
    'S.K.A.',
    'P.S.A.',
    'Sp. z o.o. sp. k.',
  ],
  PT: ['Lda', 'Limitada', 'Unipessoal Lda', 'S.A.', 'SGPS', 'C.R.L.'],
  RO: ['S.R.L.', 'S.R.L.-D.', 'S.A.', 'S.N.C.', 'S.C.S.', 'P.F.A.', 'I.I.'],
  RS: ['d.o.o.', 'a.d.', 'o.d.', 'k.d.', 'д.о.о.', 'а.д.'],
  RU: ['ООО', 'АО', 'ЗАО', 'ОАО', 'ПАО', 'ИП', 'НКО', 'OOO', 'ZAO', 'OAO', 'PAO'],
  SE: ['AB', 'Aktiebolag', 'Aktiebolaget', 'HB', 'KB', 'Ek. för.', 'publ', 'AB (publ)'],
  SG: ['Pte Ltd', 'Private Limited', 'Ltd', 'LLP'],
  SI: ['d.o.o.', 'd.d.', 'd.n.o.', 's.p.', 'k.d.'],
  SK: ['s.r.o.', 'spol. s r.o.', 'a.s.', 'v.o.s.', 'k.s.', 'j.s.a.'],
  TR: ['A.Ş.', 'Ltd. Şti.', 'Limited Şirketi', 'Anonim Şirketi', 'Koll. Şti.'],
  UA: ['ТОВ', 'АТ', 'ПАТ', 'ПрАТ', 'ФОП', 'ПП', 'TOV', 'LLC'],
  US: [
    'Inc',
    'Incorporated',
    'Corp',
    'Corporation',
    'LLC',
    'L.L.C.',
    'Limited Liability Company',
    'LLP',
    'LP',
    'LLLP',
    'PC',
    'PLLC',
    'Co',
    'Company',
    'N.A.',
  ],
  VN: ['TNHH', 'JSC', 'Co Ltd'],
  ZA: ['(Pty) Ltd', 'Ltd', 'NPC', 'CC', 'RF'],
}

/** Those that also stand before a name. */
const leading = [
  ...['SARL', 'SAS', 'SASU', 'EURL', 'SCI', 'SNC', 'Société', 'Société anonyme', 'Stichting'],
  ...['ООО', 'АО', 'ЗАО', 'ОАО', 'ПАО', 'ИП', 'ТОВ', 'ПП', 'OOO', 'ZAO', 'OAO', 'PAO', 'TOV', 'ЕТ', 'ET'],
  ...['AB', 'Aktiebolaget', 'A/S', 'AS', 'Oy', 'UAB', 'SIA', 'OÜ', 'PT', 'CV', 'Firma', 'The', 'SC'],
]

/** Those of scripts that set no space between a name and its form. */
const attached = [
  '株式会社',
  '有限会社',
  '合同会社',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '주식회사',
  '유한회사',
]

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A name without case, accents and the shape of its letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, letter => letters[letter] ?? letter)

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Without the spaces and points, as `G.m.b.H.` and `GmbH` are one form. */
const compact = (form: string): string => wordsOf(form).join('')
const trailingForms = new Set(Object.values(formsByCountry).flat().map(compact))
const leadingForms = new Set(leading.map(compact))
const attachedForms = attached.map(folded)
const longestForm = 6

/** The words without a form at their end or beginning; `null` where there is none, or nothing beside it. */
function withoutOneForm(words: readonly string[]): readonly string[] | null {
  for (let count = Math.min(longestForm, words.length - 1); count > 0; count--) {
    if (trailingForms.has(words.slice(-count).join(''))) return words.slice(0, -count)
    if (leadingForms.has(words.slice(0, count).join(''))) return words.slice(count)
  }
  return null
}

function withoutAttached(word: string): string {
  const form = attachedForms.find(each => word !== each && (word.startsWith(each) || word.endsWith(each)))
  if (form === undefined) return word
  return word.startsWith(form) ? word.slice(form.length) : word.slice(0, -form.length)
}

/** How a company's name is compared: without legal form, case, accents and punctuation. Empty only for no letters at all. */
export function comparedName(legalName: string): string {
  let words: readonly string[] = wordsOf(legalName)
  for (let fewer = withoutOneForm(words); fewer; fewer = withoutOneForm(words)) words = fewer
  return words.map(withoutAttached).join(' ')
}
