/** Fields that are trained together, by the document types that have them. */
export interface LessonGroup {
  /** Name of the model's file. */
  name: string;
  folder: 'letters' | 'forms';
  /** Document types in the group; lessons in a folder without types belong to one type. */
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
