export { VitaminManagement as default } from '../../../features/supplements/admin/vitamin-management.tsx'
