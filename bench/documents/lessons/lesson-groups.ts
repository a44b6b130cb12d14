/** Groups learned together: fields by the document types that have them. */
export interface LessonGroup {
  /** Of the model's file. */
  name: string;
  folder: 'letters' | 'forms';
  /** The types of the papers; the lessons of a folder without types are of one. */
  types: readonly string[];
  fields: readonly string[];
}

const words = (text: string) => text.trim().split(/\s+/);

export const lessonGroups: readonly LessonGroup[] = [
  {
    name: 'letter',
    folder: 'letters',
    types: [],
    fields: words(
      `employerName fullName position department employmentStatus startDate endDate issueDate salaryAmount salaryTerm
      employeeIdNumber employeeIdType purpose remarks signatoryName signatoryPosition`,
    ),
  },
];
