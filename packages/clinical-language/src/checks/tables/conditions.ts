import { stem } from '../../text/stem.ts';

const names = new Set(
  `hypertension diabetes asthma copd chf ckd cad afib cancer neoplasm stroke accident gout arthritis osteoarthritis migraine epilepsy seizure depression anxiety dementia alzheimer
  parkinson lupus psoriasis eczema anemia leukemia lymphoma melanoma glaucoma cataract osteoporosis obesity hyperlipidemia hypothyroidism hyperthyroidism gerd ulcer hernia
  pneumonia bronchitis sinusitis infection fracture sprain strain tear diverticulitis hepatitis cirrhosis pancreatitis gallstone nephrolithiasis uti sepsis cellulitis
  abscess thrombosis embolism dvt aneurysm stenosis murmur arrhythmia failure infarction myocardial-infarction angina tuberculosis covid influenza strep meningitis neuropathy retinopathy
  nephropathy radiculopathy sciatica herniation scoliosis bursitis tendinitis tendonitis fasciitis tunnel syndrome disease disorder bipolar schizophrenia ptsd adhd autism
  insomnia apnea carcinoma tumor mass nodule cyst polyp fibroid endometriosis hyperglycemia hypoglycemia`
    .split(/\s+/)
    .map(stem),
);
const endings = /(?:itis|osis|emia|oma|pathy|plegia|ectasia|penia|cele|lithiasis|rrhagia|trophy)$/;

/** Whether a stem names a diagnosis. */
export const isCondition = (word: string): boolean =>
  names.has(word) || (word.length > 6 && endings.test(word) && !/(?:dia|pro)gnos/.test(word));
